import type { Locale } from '@pasar/contract';
import { getBasePath } from '../../plan/plan-for.ts';
import type { ReleaseSet } from '../../plan/release-set.ts';
import type { StoredRelease } from '../../registry/index.ts';

/** A script of a document: where it is and what its bytes are. */
export interface DocumentFile {
  href: string;
  integrity: string;
}

export interface DocumentFiles {
  /** Run by the document itself. */
  scripts: DocumentFile[];
  /** Needed soon: requested early. */
  preloads: DocumentFile[];
}

const filesOf = (release: StoredRelease, files: readonly string[]): DocumentFile[] =>
  [...new Set(files)].flatMap((file) => {
    const asset = release.record.assets[file];
    if (!asset || !file.endsWith('.js')) return [];
    return [{ href: getBasePath(release) + file, integrity: asset.integrity }];
  });

const pageFiles = (lineup: ReleaseSet, page: string, lang: Locale): DocumentFile[] => {
  const [owner = page] = page.split('.', 1);
  const release = owner === 'shell' ? undefined : lineup[owner]?.live;
  if (!release) return [];
  const { entry, common, routes } = release.record;
  const route = routes.find(({ id }) => id === page);
  const own = [...(route?.chunks ?? []), ...(route?.texts?.[lang] ?? [])];
  return filesOf(release, [entry.path, ...(common['*'] ?? []), ...(common[lang] ?? []), ...own]);
};

/** Exactly the scripts that a document needs: the shell's, and those of the pages that it shows. */
export const documentFiles = (lineup: ReleaseSet, lang: Locale, pages: readonly string[]): DocumentFiles => {
  const shell = lineup.shell?.live;
  if (!shell) return { scripts: [], preloads: [] };
  const { entry, common } = shell.record;
  const preloads = [
    ...filesOf(shell, common[lang] ?? []),
    ...pages.flatMap((page) => pageFiles(lineup, page, lang)),
  ];
  return {
    scripts: filesOf(shell, [...(common['*'] ?? []), entry.path]),
    preloads: [...new Map(preloads.map((file) => [file.href, file])).values()],
  };
};
