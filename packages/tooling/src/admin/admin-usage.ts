/** The usage of the admin commands; printed with `--help` and after invalid arguments. */
export const adminUsage = `npm run admin -- <verb> …      decides on a running market, as one of its staff

  overview                                   what waits, in counts
  stores [--status submitted|late|changed|approved|rejected|suspended|all] [--search <text>]
  approve <store>                            let a store sell
  reject <store> <field>=<reason> …          refuse parts of it: reject toko@x.id file_ktp="The photo is blurred"
  suspend <store> --reason <text>            stop its selling and its withdrawals;  unsuspend <store> --reason <text>
  users [--search <text>] [--status suspended]
  close <e-mail> --reason <text>             suspend an account: signed out at once;  open <e-mail> --reason <text>
  adjust <e-mail> <rupiah> --reason <text>   into the wallet, or out of it with -; --seller for the store's, --topup
  withdrawals [--status open|requested|approved|processing|paid|rejected|reversed|all]
  approve-withdrawal <code>                  the next bank file has it;  refuse <code> --reason <text> sends it back
  payout-file [<batch>] [--out <file>]       asks for the bank file of all approved ones; with its code writes one
  payouts                                    the bank files, with what is open in each
  pay <code> <bank reference>                the bank made the transfer;  refuse … when it failed
  payout-results <file>                      books many: withdraw_code,status (paid|failed),bank_reference,reason
  reverse <code> --reason <text>             the bank sent a paid one back
  payments [--status waiting|paid|expired|cancelled|refunded] [--search <code or e-mail>]
  transfers [--status open|proved|waiting|confirmed|ended|all] [--search <code, e-mail or amount>]
  confirm-transfer <reference> <bank reference> [--amount <rupiah>]     it has come;  refuse-transfer <reference> --reason <text>
  settle <provider> <file>                   books what it paid to the bank: reference,amount,fee
  mismatches [--status open|closed|all]      money that is not as it should be;  close-mismatch <id> --reason <text>
  orders [--status new|processed|ready_to_ship|shipped|delivered|…|all] [--search <code, waybill, buyer or store>]
  cancel-order <code> --reason <text>        before it left its store;  complete-order … once it arrived;  declare-lost …
  approvals [--status requested|decided]     money above one person's limit;  approve-request <id>, not one's own
  reject-request <id> --reason <text>        nothing moves
  complaints [--status escalated|open|resolved|all]
  decide <id> --refund <rupiah> --reason <text>          0 decides for the seller
  items [--status submitted|approved|all]    what sellers offer in flash sales
  accept <item>                              sets its pieces aside;  drop <item> --reason <text>
  offers [--status running|upcoming|ended|all]   free shipping that the marketplace pays, with what it has cost
  offer <name> [--name-en <text>] [--up-to <rupiah>] [--min <rupiah>] [--couriers jne,jnt] [--provinces 31,32]
        [--from <day>] [--until <day>]       adds one: per parcel, least spend per store;  end-offer <id> --reason <text>
  rules [--status synonym|one_way|intent|attribute|category|protected] [--search <text>]   what the search was taught
  rule <kind> <phrase> … [--to <target>] [--reason <note>]   teaches it: rule synonym gawai hp, rule category baju --to fashion
  try <search>                               what buyers find and why;  rule … --try <search> shows what a rule would change
  rule-off <kind> <phrase> …                 switches one off that comes with the server;  delete-rule <id>
  import-rules <file>                        CSV with kind,phrases,target,note; phrases are split by |; all or none
  searches [--status zero|relaxed|corrected|all]         what people search for and do not find
  search-index                               what lists are searched with, and how far it is behind
  reindex                                    builds another index, to which lists move;  search-back  to the one of before
  search-verify <index>                      compares every product of the one in use; fills and verifies one that failed once more
  search-drop <index>                        drops one that lists do not read
  audit [--action <area.verb>] [--search <e-mail>]       what staff did, newest first
  events [--user <e-mail>] [--event <name>] [--since 24h|7d|2026-11-01]    logins, refusals, changes of accounts
  ledger                                     whether books, stock and promos add up

  <store> is its number, its address (kain-siti) or its owner's e-mail.
  --as <e-mail>   who you are; the password is asked, or taken from PASAR_DESK_PASSWORD. A demo market on this machine
                  needs neither. An account with an authenticator app is asked for a code, or gives it in
                  PASAR_DESK_CODE; a recovery code works, too. approve-request asks for one more code, or takes it
                  after a comma; without an app it comes by mail. A first account: npm run account -- add --role staff --email you@example.com
  --url <url>     which market; PASAR_URL, or the one of npm start
  --page <n>      further pages of a list      --json  for programs`;
