import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Rendered, RenderedDocument } from '../../render/index.ts';

/** A rendered document. The sender replaces its nonce with a fresh one. */
export interface RenderedPage {
  document: RenderedDocument;
  nonce: string;
  /** Milliseconds since it was rendered. */
  age: number;
}

interface CachedPage {
  document: RenderedDocument;
  nonce: string;
  renderedAt: number;
}

type Render = (nonce: string) => Promise<RenderedDocument>;

export interface PageCacheOptions {
  /** Milliseconds for which a page is sent as it is. */
  fresh?: number;
  /** Milliseconds after which it is never sent; in between it is, while a new one is rendered. */
  longest?: number;
}

/** In characters. */
const maxSize = 24_000_000;
const maxKeyLength = 500;

const getShared = ({ document }: CachedPage): Rendered | undefined =>
  document.mode === 'ssr' && document.rendered.shared && document.rendered.status === 200
    ? document.rendered
    : undefined;

/** A page that may not be shared counts as larger than the cache, so that it is never stored. */
const getSize = (page: CachedPage): number => {
  const shared = getShared(page);
  return shared ? shared.html.length + shared.css.text.length : maxSize + 1;
};

const renderPage = async (render: Render): Promise<CachedPage> => {
  const nonce = randomBytes(16).toString('base64url');
  const renderedAt = performance.now();
  return { document: await render(nonce), nonce, renderedAt };
};

const toRenderedPage = ({ document, nonce, renderedAt }: CachedPage): RenderedPage => ({
  document,
  nonce,
  age: Math.max(0, performance.now() - renderedAt),
});

/**
 * The pages that any visitor may get, cached for seconds, so that a crowd on one page costs one rendering
 * (quality P12, R10). Only what the shell calls `shared` is cached: rendered without a token, in full, with
 * status 200.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage, Render>;
  readonly #fresh: number;
  readonly #longest: number;

  constructor({ fresh = 2_000, longest = 30_000 }: PageCacheOptions = {}) {
    this.#fresh = fresh;
    this.#longest = longest;
    this.#pages = new LRUCache({
      maxSize,
      sizeCalculation: getSize,
      fetchMethod: (_key, _old, { context }) => renderPage(context),
      noDeleteOnFetchRejection: true,
      // Whoever waits for a page that `clear` let go of still gets it.
      ignoreFetchAbort: true,
    });
  }

  /** The page of a key, which names everything that the page depends on. */
  async page(key: string, render: Render): Promise<RenderedPage> {
    if (key.length > maxKeyLength) return toRenderedPage(await renderPage(render));
    const known = this.#pages.get(key);
    const age = known ? performance.now() - known.renderedAt : Number.POSITIVE_INFINITY;
    if (known && age <= this.#longest) {
      if (age > this.#fresh) this.#renew(key, render);
      return toRenderedPage(known);
    }
    let own: RenderedDocument | undefined;
    const context: Render = async (nonce) => {
      own = await render(nonce);
      return own;
    };
    const page = await this.#pages.forceFetch(key, { context, forceRefresh: true });
    // A page that cannot be shared was rendered for the first requester only.
    return toRenderedPage(page.document === own || getShared(page) ? page : await renderPage(render));
  }

  /** Lets go of the pages of all other plans; keys begin with the id of their plan. */
  keepPlans(ids: readonly string[]): void {
    for (const key of [...this.#pages.keys()]) {
      if (!ids.some((id) => key.startsWith(`${id} `))) this.#pages.delete(key);
    }
  }

  /** Lets go of everything, and of what is being made: something that pages show was changed. */
  clear(): void {
    this.#pages.clear();
  }

  /** Requests that come meanwhile share the rendering; if it fails, the next request tries again. */
  #renew(key: string, render: Render): void {
    this.#pages.forceFetch(key, { context: render, forceRefresh: true }).catch(() => undefined);
  }
}
