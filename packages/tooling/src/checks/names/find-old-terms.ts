/** A word that names no longer use, its replacement, and the exempt compounds. */
export interface OldTerm {
  word: string;
  instead: string;
  except: readonly string[];
}

/** Reads `docs/glossary.tsv`: word, replacement, exempt compounds; its first line holds the headings. */
export const parseOldTerms = (table: string): OldTerm[] =>
  table
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const [word = '', instead = '', except = ''] = line.split('\t');
      return { word, instead, except: except.split(', ').filter(Boolean) };
    });

/** Splits `flashSaleItems`, `FLASH_SALE` and `flash-sale` into their words, in lower case. */
const splitName = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z0-9]+/g, ' ')
    .toLowerCase();

/** The old terms in a name; a word in an exempt compound is none. */
export const findOldTerms = (name: string, oldTerms: readonly OldTerm[]): OldTerm[] => {
  const words = ` ${splitName(name)} `;
  return oldTerms.filter(({ word, except }) =>
    except
      .reduce((left, compound) => left.replaceAll(new RegExp(`(?<= )${compound}(?= )`, 'g'), ''), words)
      .includes(` ${word} `),
  );
};

const exported =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

/** Names that a source exports by its own declarations. */
export const listExports = (source: string): string[] =>
  [...source.matchAll(exported)].map(([, name = '']) => name);
