import { DatabaseSync } from 'node:sqlite'

// A foreign process that takes the write lock of an outbox file, says so, and holds it until it is ended.

const db = new DatabaseSync(process.argv[2] ?? '', { timeout: 5000 })
db.exec('BEGIN IMMEDIATE')
console.log('locked')
setInterval(() => {}, 60_000)
