import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHeaderRules } from '../../hosting/headerRules.ts'
import type { Contender } from './contender.ts'
import { answering, ended } from './contender.ts'

// Where Debian's package libnginx-mod-http-brotli-static installs the module.
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/**
 * Starts nginx with one worker, tuned as usual (sendfile, open file cache, no log), with the same files and
 * headers.
 * @param dist the built site's directory
 * @param directory an empty one, for the configuration and the log
 * @param paths that will be requested
 * @throws Error when nginx is not installed
 */
export async function startNginx(
  dist: string,
  directory: string,
  port: number,
  paths: readonly string[],
): Promise<Contender> {
  const file = join(directory, 'nginx.conf')
  writeFileSync(file, configuration(dist, directory, port, paths))
  const master = spawn('nginx', ['-c', file, '-e', join(directory, 'error.log')], {
    stdio: 'inherit',
  })
  const url = `http://127.0.0.1:${port}`
  await answering(url + paths[0], master)
  const [worker] = readFileSync(`/proc/${master.pid}/task/${master.pid}/children`, 'utf8').split(
    ' ',
  )
  return { name: 'nginx', url, pid: Number(worker), end: () => ended(master) }
}

function configuration(
  dist: string,
  directory: string,
  port: number,
  paths: readonly string[],
): string {
  const rules = readHeaderRules(join(dist, '_headers'))
  const locations = paths.map((path) => {
    const headers = Object.entries({ 'cache-control': 'public, max-age=0', ...rules(path) })
    const lines = headers.map(
      ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`,
    )
    return `location = ${path} { ${lines.join(' ')} try_files ${path}.html ${path} =404; }`
  })
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
load_module ${brotli};
worker_processes 1;
daemon off;
pid ${directory}/nginx.pid;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=2000;
  brotli_static on;
  gzip_static on;
  gzip_vary on;
  client_body_temp_path ${directory}/body;
  proxy_temp_path ${directory}/proxy;
  fastcgi_temp_path ${directory}/fastcgi;
  scgi_temp_path ${directory}/scgi;
  uwsgi_temp_path ${directory}/uwsgi;
  server {
    listen 127.0.0.1:${port};
    root ${dist};
    ${locations.join('\n    ')}
  }
}
`
}
