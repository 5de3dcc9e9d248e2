import type { Repository } from '../config/config.ts'

/**
 * Where staff's changes go, by the environment of the build: `EDITOR_REPOSITORY`, such as `owner/site`, and
 * `EDITOR_BRANCH`.
 * @returns undefined without the former: the editor then works on a folder only
 * @throws Error that names the variable which it cannot read
 */
export function readRepository(env: NodeJS.ProcessEnv): Repository | undefined {
  const { EDITOR_REPOSITORY: name, EDITOR_BRANCH: branch = 'main' } = env
  if (!name) return
  if (!/^[\w.-]+\/[\w.-]+$/.test(name)) {
    throw new Error(`EDITOR_REPOSITORY is "${name}": write it as owner/name`)
  }
  if (!/^[\w./-]+$/.test(branch)) {
    throw new Error(`EDITOR_BRANCH is "${branch}": write the name of a branch`)
  }
  return { name, branch }
}
