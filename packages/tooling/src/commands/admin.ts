import { runAdminCli } from '../admin/run-admin-cli.ts';

// npm run admin -- <command>: decides about stores, withdrawals, complaints, flash sales and accounts of a
// running server.
process.exit(
  await runAdminCli(process.argv.slice(2), {
    env: process.env,
    write: (text) => process.stdout.write(text),
    writeError: (text) => process.stderr.write(text),
  }),
);
