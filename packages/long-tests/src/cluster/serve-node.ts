import { closeOnSignals, type ServerOptions, startServer } from '@pasar/gateway';
import { pino } from 'pino';
import { reportLine } from '../harness/report-line.ts';

// node serve-node.ts <options as JSON>: one server of a cluster in a separate process, until a signal ends it.
const options = JSON.parse(process.argv[2] ?? '{}') as Omit<ServerOptions, 'log'>;
const log = pino({ level: process.env.PASAR_PROOF_LOG ?? 'silent' });
const server = await startServer({ ...options, seed: false, log });
closeOnSignals(server);
reportLine(`ready ${server.url}`);
