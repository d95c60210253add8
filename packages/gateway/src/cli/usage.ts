/** How the command is asked; printed with `--help` and after a question that makes no sense. */
export const usage = `npm run release -- <verb> …

  publish <app> --version <version> [--from <folder>]   take a build into the registry
  promote <app> <version>                               make a published version live
  rollback <app> [--to <version>]                       bring back the version before, or a named one
  status                                                what is live, and what was before
  log                                                   every change: when, who, what, why
  verify                                                check the log's chain and every released byte

  apps: shell, storefront, buyer, seller, auth
  --reason <text>  goes into the log      --dry-run  says what would change      --json  for programs`;
