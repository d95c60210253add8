/** What a proof prints while it runs. */
export const sayLine = (line: string): void => void process.stdout.write(`${line}\n`);
