/** This server does not belong to the database; the message is one sentence for the operator. */
export class InstallationError extends Error {
  override name = 'InstallationError';
}
