import type { AppName } from '@pasar/contract';
import * as v from 'valibot';
import type { Ask } from '../../access/index.ts';
import type { GatewayContext } from '../gateway.ts';
import type { OpsCaller } from './ops-caller.ts';
import type { Deciding } from './ops-commands.ts';
import { OpsError, type OpsResponse } from './ops-responses.ts';

const mostJson = 16_384;

/** The bytes of a body. Throws OpsError for more than so many. */
export const readBody = async (c: GatewayContext, most: number): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of c.req.raw.body ?? []) {
    size += part.length;
    if (size > most) throw new OpsError(413, `The body is larger than ${most} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/** The JSON of a body. Throws OpsError with the field that is wrong. */
export const readInput = async <S extends v.GenericSchema>(
  c: GatewayContext,
  schema: S,
): Promise<v.InferOutput<S>> => {
  const text = (await readBody(c, mostJson)).toString();
  let json: unknown;
  try {
    json = JSON.parse(text || '{}');
  } catch {
    throw new OpsError(400, 'The body is no JSON.');
  }
  const result = v.safeParse(schema, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new OpsError(422, `${v.getDotPath(issue) ?? 'The body'}: ${issue.message}`);
};

const revisionOf = (c: GatewayContext, asked: number | undefined): { revision?: number } => {
  const [, tag] = /^"?(\d+)"?$/.exec(c.req.header('if-match') ?? '') ?? [];
  const revision = asked ?? (tag === undefined ? undefined : Number(tag));
  return revision === undefined ? {} : { revision };
};

/** The decision behind a change, by whoever asks for it. */
export const decidedBy = (
  c: GatewayContext,
  { who }: OpsCaller,
  o: { reason: string; dryRun: boolean; revision?: number | undefined },
): Deciding => ({ who, why: o.reason, dryRun: o.dryRun, ...revisionOf(c, o.revision) });

/** What every call that changes something is made of. */
export interface AnsweringCalls {
  answering(
    ask: string,
    act: (c: GatewayContext, note: (why: string) => void) => Promise<OpsResponse>,
  ): (c: GatewayContext) => Promise<Response>;
  demandCaller(c: GatewayContext, ask: Ask, about?: AppName): Promise<OpsCaller>;
  done(change: unknown): OpsResponse;
}
