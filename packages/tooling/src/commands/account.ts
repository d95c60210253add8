import { runAccountCli } from '../accounts/run-account-cli.ts';
import { getDataLocation } from '../start/run-backup.ts';

// npm run account -- add --role staff --email <address>: creates an account from outside, above all the
// first of the back office.
process.exit(
  await runAccountCli(process.argv.slice(2), {
    ...getDataLocation(),
    write: (text) => process.stdout.write(text),
    writeError: (text) => process.stderr.write(text),
  }),
);
