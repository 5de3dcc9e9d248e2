import type { Repository } from '../config/config.ts'

/**
 * Where the editor saves, from the build's environment: `EDITOR_REPOSITORY`, such as `owner/site`, and
 * `EDITOR_BRANCH`.
 * @returns undefined without `EDITOR_REPOSITORY`: the editor then only works on a local folder
 * @throws Error naming the invalid variable
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
