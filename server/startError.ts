type StartError = Error &
  Partial<Record<'code' | 'address' | 'hostname' | 'path', string>> & { port?: number }

// Error codes of the system and SQLite when the outbox cannot be created.
const storeFaults = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOSPC',
  'ENOTDIR',
  'EEXIST',
  'ELOOP',
  'ERR_SQLITE_ERROR',
])

/** One line that says why the server did not start, and the remedy. */
export function explainStartError(error: StartError): string {
  const { code, port, address, hostname } = error
  if (code === 'EADDRINUSE') {
    return `port ${port} is in use; stop the program that uses it or set PORT to another one`
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `this machine has no address "${address ?? hostname ?? ''}"; correct HOST`
  }
  if (code === 'EACCES' && port !== undefined) {
    return `this user may not listen on port ${port}; set PORT to one above 1023`
  }
  const [line = ''] = error.message.split('\n', 1)
  return storeFaults.has(code ?? '') ? `${line}; set DATA_DIR to a writable directory` : line
}
