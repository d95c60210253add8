import { createHmac, timingSafeEqual } from 'node:crypto';
import { type AppName, AppNameSchema, type SliceName } from '@pasar/contract';
import * as v from 'valibot';
import { type InjectedFault, injectedFaults } from './injected-fault.ts';

/**
 * What one browser gets in place of everybody's release: a published version of an app, or an injected
 * fault (releases "Overrides for developers", `drill`). It expires by itself.
 */
export interface ReleasePreview {
  /** Milliseconds since 1970 at which it ends. */
  until: number;
  /** Who issued it. */
  who: string;
  versions: Record<AppName, string>;
  drill?: { app: SliceName; fault: InjectedFault };
}

const Content = v.object({
  until: v.number(),
  who: v.string(),
  versions: v.record(AppNameSchema, v.string()),
  drill: v.optional(v.object({ app: AppNameSchema, fault: v.picklist(injectedFaults) })),
});

/** The longest lifetime of a release preview, in milliseconds. */
export const maxPreviewMs = 8 * 3_600_000;

/** Signs release previews, so that only a holder of the server's key can create one. */
export class PreviewTokenIssuer {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  /** `use` keeps a link from passing for a cookie and the other way round. */
  seal(trial: ReleasePreview, use: 'cookie' | 'link'): string {
    const body = Buffer.from(JSON.stringify(trial)).toString('base64url');
    return `${body}.${this.#sign(body, use)}`;
  }

  /**
   * The release preview of a token, or undefined when we did not issue it, or it was altered or has
   * expired.
   */
  open(text: string, use: 'cookie' | 'link', now: number): ReleasePreview | undefined {
    const [body = '', sign = ''] = text.split('.');
    const [given, own] = [Buffer.from(sign), Buffer.from(this.#sign(body, use))];
    if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
    const content = v.safeParse(Content, JSON.parse(Buffer.from(body, 'base64url').toString()));
    if (!content.success || content.output.until <= now) return undefined;
    const { drill, ...rest } = content.output;
    return drill ? { ...rest, drill } : rest;
  }

  #sign(body: string, use: string): string {
    return createHmac('sha256', this.#key).update(`${use} ${body}`).digest('base64url');
  }
}
