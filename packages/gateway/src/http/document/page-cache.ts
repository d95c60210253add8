import { randomBytes } from 'node:crypto';
import type { RenderedDocument } from '../../render/index.ts';

/** A rendered document. The sender replaces its nonce with a fresh one. */
export interface RenderedPage {
  document: RenderedDocument;
  nonce: string;
  /** Milliseconds since it was rendered. */
  age: number;
}

interface Kept {
  document: RenderedDocument;
  nonce: string;
  at: number;
  /** Characters, roughly. */
  size: number;
}

type Render = (nonce: string) => Promise<RenderedDocument>;

export interface PageCacheOptions {
  /** Milliseconds for which a page is sent as it is. */
  fresh?: number;
  /** Milliseconds after which it is never sent; in between it is, and a new one is made soon. */
  longest?: number;
}

/** Milliseconds from sending a page to rendering a new one: its reader requests scripts and images first. */
const readerFirst = 2_000;

const mostSize = 24_000_000;
const longestKey = 500;

const sizeOf = (document: RenderedDocument): number =>
  document.mode === 'csr' ? 0 : document.rendered.html.length + document.rendered.css.text.length;

/**
 * The pages that any visitor may get, cached for seconds, so that a crowd on one page costs one rendering
 * (quality P12, R10). Only what the shell calls `shared` is cached: rendered without a token, in full, with
 * status 200.
 */
export class PageCache {
  readonly #kept = new Map<string, Kept>();
  readonly #underway = new Map<string, Promise<Kept>>();
  readonly #fresh: number;
  readonly #longest: number;
  readonly #renewing = new Set<Kept>();
  #size = 0;
  #spring = 0;

  constructor({ fresh = 2_000, longest = 30_000 }: PageCacheOptions = {}) {
    this.#fresh = fresh;
    this.#longest = longest;
  }

  /** The page of a key, which names everything that the page depends on. */
  async page(key: string, render: Render): Promise<RenderedPage> {
    if (key.length > longestKey) return this.#told(await this.#make(render));
    const known = this.#kept.get(key);
    const age = known ? performance.now() - known.at : Number.POSITIVE_INFINITY;
    if (known && age <= this.#longest) {
      if (age > this.#fresh) this.#renewSoon(key, known, render);
      return this.#told(known);
    }
    const joins = this.#underway.has(key);
    const made = await this.#together(key, render);
    // A page that cannot be shared was rendered for the first requester only.
    return this.#told(joins && !isShared(made) ? await this.#make(render) : made);
  }

  /** Lets go of everything, and of what is being made: something that pages show was changed. */
  forget(): void {
    this.#spring += 1;
    this.#kept.clear();
    this.#underway.clear();
    this.#size = 0;
  }

  #told({ document, nonce, at }: Kept): RenderedPage {
    return { document, nonce, age: Math.max(0, performance.now() - at) };
  }

  #renewSoon(key: string, old: Kept, render: Render): void {
    if (this.#renewing.has(old)) return;
    this.#renewing.add(old);
    setTimeout(() => {
      this.#renewing.delete(old);
      if (this.#kept.get(key) === old) this.#together(key, render).catch(() => undefined);
    }, readerFirst).unref();
  }

  #together(key: string, render: Render): Promise<Kept> {
    const known = this.#underway.get(key);
    if (known) return known;
    const spring = this.#spring;
    const making = this.#make(render)
      .then((made) => {
        if (spring === this.#spring && isShared(made)) this.#keep(key, made);
        return made;
      })
      .finally(() => {
        if (this.#underway.get(key) === making) this.#underway.delete(key);
      });
    this.#underway.set(key, making);
    return making;
  }

  async #make(render: Render): Promise<Kept> {
    const nonce = randomBytes(16).toString('base64url');
    const at = performance.now();
    const document = await render(nonce);
    return { document, nonce, at, size: sizeOf(document) };
  }

  #keep(key: string, made: Kept): void {
    this.#drop(key);
    this.#kept.set(key, made);
    this.#size += made.size;
    for (const [oldest, { at }] of this.#kept) {
      if (this.#size <= mostSize && performance.now() - at <= this.#longest) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#size -= this.#kept.get(key)?.size ?? 0;
    this.#kept.delete(key);
  }
}

const isShared = ({ document }: Kept): boolean =>
  document.mode === 'ssr' && document.rendered.shared === true && document.rendered.status === 200;
