/**
 * Why the registry rejected a call. `unknown`: no such release; `conflict`: the version exists with other
 * bytes; `refused`: the contract gate or a check of the files; `raced`: somebody wrote in between (412);
 * `corrupt`: the log cannot be trusted; `busy`: another writer holds the lock; `silent`: its disk does not
 * respond; `invalid`: the call makes no sense.
 */
export type RegistryErrorCode =
  | 'unknown'
  | 'conflict'
  | 'refused'
  | 'raced'
  | 'corrupt'
  | 'busy'
  | 'silent'
  | 'invalid';

/** A rejection with one sentence for the operator, and its single reasons. */
export class RegistryError extends Error {
  override name = 'RegistryError';
  readonly code: RegistryErrorCode;
  readonly reasons: readonly string[];

  constructor(code: RegistryErrorCode, message: string, reasons: readonly string[] = []) {
    super(message);
    this.code = code;
    this.reasons = reasons;
  }
}
