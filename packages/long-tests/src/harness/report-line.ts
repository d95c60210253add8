/** What a proof prints while it runs. */
export const reportLine = (line: string): void => void process.stdout.write(`${line}\n`);
