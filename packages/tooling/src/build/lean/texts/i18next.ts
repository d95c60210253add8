/** Texts by key, in levels. */
export interface Texts {
  [key: string]: string | Texts;
}

interface Options {
  lng?: string;
  ns?: string | readonly string[];
  count?: number;
  [value: string]: unknown;
}

interface Start extends Options {
  defaultNS?: string;
  resources?: Record<string, Record<string, Texts>>;
}

const isText = (found: unknown): found is string => typeof found === 'string';

/** Texts over texts: what is new wins, the rest stays. */
const merge = (into: Texts, more: Texts): Texts => {
  for (const [key, text] of Object.entries(more)) {
    const known = into[key];
    into[key] = isText(text) ? text : merge(isText(known) || !known ? {} : known, text);
  }
  return into;
};

/**
 * What a browser runs of i18next: this market hands its texts in ready, asks for one key at a time, and fills in values
 * and plurals. Same names, same answers, as the test beside it proves against the real one.
 */
class I18n {
  language = '';
  options: Start = {};
  readonly #texts: Texts = {};
  readonly #plurals = new Map<string, Intl.PluralRules>();
  readonly #listeners = new Set<(language: string) => void>();

  init(options: Start): this {
    this.options = options;
    for (const [language, slices] of Object.entries(options.resources ?? {}))
      for (const [ns, texts] of Object.entries(slices)) this.addResourceBundle(language, ns, texts);
    this.language = options.lng ?? '';
    return this;
  }

  /** Deep, and over what was there, whatever is asked for: nobody here asks otherwise. */
  addResourceBundle(language: string, ns: string, texts: Texts, _deep?: boolean, _overwrite?: boolean): this {
    merge(this.#texts, { [language]: { [ns]: texts } });
    return this;
  }

  hasResourceBundle(language: string, ns: string): boolean {
    return this.#find(language, ns) !== undefined;
  }

  t = (key: string, options: Options = {}): string => {
    const language = options.lng || this.language;
    const ns = [options.ns || this.options.defaultNS || 'translation'].flat()[0] ?? '';
    const forms =
      options.count === undefined ? [] : [`${key}_${this.#plural(language, options.count)}`, `${key}_other`];
    const text = [...forms, key].map((form) => this.#find(language, ns, form)).find(isText);
    return text?.replace(/{{(.+?)}}/g, (_, name: string) => String(options[name.trim()] ?? '')) ?? key;
  };

  getFixedT(language: string, ns?: string) {
    return (key: string, options?: Options) => this.t(key, { ...(ns && { ns }), lng: language, ...options });
  }

  async changeLanguage(language: string): Promise<void> {
    this.language = language;
    for (const hear of [...this.#listeners]) hear(language);
  }

  on(_event: 'languageChanged', hear: (language: string) => void): void {
    this.#listeners.add(hear);
  }

  off(_event: 'languageChanged', hear: (language: string) => void): void {
    this.#listeners.delete(hear);
  }

  #find(language: string, ns: string, key?: string): string | Texts | undefined {
    let found: string | Texts | undefined = this.#texts;
    for (const part of [language, ns, ...(key?.split('.') ?? [])]) {
      if (isText(found) || !found || !Object.hasOwn(found, part)) return undefined;
      found = found[part];
    }
    return found;
  }

  #plural(language: string, count: number): string {
    const rules = this.#plurals.get(language) ?? new Intl.PluralRules(language);
    this.#plurals.set(language, rules);
    return rules.select(count);
  }
}

export const createInstance = () => new I18n();
