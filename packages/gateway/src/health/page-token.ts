import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type AppName, AppNameSchema, type Plan } from '@pasar/contract';
import * as v from 'valibot';

/** What a document received, according to its token. */
export interface PageToken {
  /** The page session. */
  id: string;
  /** Milliseconds since 1970 at which the document was made. */
  at: number;
  planId: string;
  /** The versions that the plan holds, the last good ones included. */
  versions: Record<AppName, string[]>;
}

const Content = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/)),
  at: v.number(),
  planId: v.string(),
  versions: v.record(AppNameSchema, v.array(v.string())),
});

/** A tab may stay open for long; its late reports do not describe the present. */
const validFor = 3_600_000;

const versionsOf = ({ shell, slices }: Plan): PageToken['versions'] => {
  const versions: PageToken['versions'] = { shell: [shell.version] };
  for (const [name, slice] of Object.entries(slices)) {
    versions[name] = [slice.version, ...(slice.fallback ? [slice.fallback.version] : [])];
  }
  return versions;
};

/**
 * Tokens make a report count. Each document carries one, signed, for one page session and for what its plan
 * holds. Whoever invents reports has no token; whoever loads pages to get tokens is one address among many.
 */
export class PageTokenIssuer {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  issue(plan: Plan, at: number): { ticket: string; id: string } {
    const id = randomBytes(12).toString('hex');
    const content: PageToken = { id, at, planId: plan.id, versions: versionsOf(plan) };
    const body = Buffer.from(JSON.stringify(content)).toString('base64url');
    return { ticket: `${body}.${this.#seal(body)}`, id };
  }

  /** The content of a token, or undefined when we did not issue it or it is too old. */
  read(ticket: string, now: number): PageToken | undefined {
    const [body = '', seal = ''] = ticket.split('.');
    const [given, own] = [Buffer.from(seal), Buffer.from(this.#seal(body))];
    if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
    const content = v.safeParse(Content, JSON.parse(Buffer.from(body, 'base64url').toString()));
    return content.success && now - content.output.at <= validFor ? content.output : undefined;
  }

  #seal(body: string): string {
    return createHmac('sha256', this.#key).update(body).digest('base64url').slice(0, 27);
  }
}
