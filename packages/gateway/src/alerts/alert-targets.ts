import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { replaceFile } from '../platform/durable-file.ts';

/** Where alerts go. Webhooks are signed with their secret; mails have none. */
const AlertTarget = v.object({
  id: v.string(),
  type: v.picklist(['webhook', 'email']),
  address: v.string(),
  secret: v.optional(v.string()),
  since: v.string(),
  who: v.string(),
});
export type AlertTarget = v.InferOutput<typeof AlertTarget>;

const Targets = v.array(AlertTarget);

/** A secret in the form of Standard Webhooks. */
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** The targets in a file that only the server's user reads: it holds the secrets that sign. */
export class AlertTargets {
  readonly #file: string;

  constructor(folder: string) {
    this.#file = join(folder, 'targets.json');
  }

  /** Undefined when nobody ever chose any. */
  read(): AlertTarget[] | undefined {
    try {
      return v.parse(Targets, JSON.parse(readFileSync(this.#file, 'utf8')));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Adds a target, with a new secret for a webhook. */
  add({ type, address, who }: Pick<AlertTarget, 'type' | 'address' | 'who'>, now: Date): AlertTarget {
    const target: AlertTarget = {
      ...{ id: randomBytes(6).toString('hex'), type, address, since: now.toISOString(), who },
      ...(type === 'webhook' && { secret: newSecret() }),
    };
    this.#write([...(this.read() ?? []), target]);
    return target;
  }

  /** Returns whether there was such a target. */
  remove(id: string): boolean {
    const all = this.read() ?? [];
    const rest = all.filter((one) => one.id !== id);
    if (rest.length < all.length) this.#write(rest);
    return rest.length < all.length;
  }

  #write(targets: AlertTarget[]): void {
    replaceFile(this.#file, JSON.stringify(targets), 0o600);
  }
}
