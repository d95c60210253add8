/** Ends the process with one clear sentence for a failure that a person can mend, and with the whole error otherwise. */
export function exitWithSentence(error: unknown): never {
  const expected = error instanceof Error && error.name === 'StartFailure';
  process.stderr.write(
    `${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}
