/**
 * Ends the process with one clear sentence for an error that an operator can fix, and with the full error
 * otherwise.
 */
export function exitWithSentence(error: unknown): never {
  const expected =
    error instanceof Error && ['StartError', 'InstallationError', 'DirectoryInUseError'].includes(error.name);
  process.stderr.write(
    `${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}
