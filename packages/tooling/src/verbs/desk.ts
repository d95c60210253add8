import { runDeskCli } from '../desk/run-desk-cli.ts';

// npm run desk -- <verb>: decides about stores, withdrawals, complaints, flash sales and accounts of a running market.
process.exit(
  await runDeskCli(process.argv.slice(2), {
    env: process.env,
    write: (text) => process.stdout.write(text),
    writeError: (text) => process.stderr.write(text),
  }),
);
