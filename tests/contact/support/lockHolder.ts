import { DatabaseSync } from 'node:sqlite'

// Takes the write lock of an outbox file, reports it, and holds it until it is killed.

const db = new DatabaseSync(process.argv[2] ?? '', { timeout: 5000 })
db.exec('BEGIN IMMEDIATE')
console.log('locked')
setInterval(() => {}, 60_000)
