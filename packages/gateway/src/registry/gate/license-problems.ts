import type { ReleaseRecord } from '@pasar/contract';
import parse from 'spdx-expression-parse';
import { packagesFile, readPackages } from '../read-packages.ts';
import type { StoredRelease } from '../release-storage.ts';

/** Licenses that demand the source of the whole service, or forbid a service to be sold. */
const forbidden = /^(AGPL|SSPL|BUSL)-/;
/** It is added to another license, so no expression names it. */
const rider = /commons[ -]clause/i;

/** What is wrong with a license, for the middle of a sentence; undefined for one that a release may carry. */
export const findLicenseFault = (text: string): string | undefined => {
  if (text.trim() === '') return 'states no license';
  if (rider.test(text)) return `has the license '${text}', which is refused`;
  try {
    return isAllowed(parse(text)) ? undefined : `has the license ${text}, which is refused`;
  } catch {
    return `has the license '${text}', which is no SPDX expression`;
  }
};

/** Of two licenses to choose from one is enough; where both hold, both count. */
const isAllowed = (node: ReturnType<typeof parse>): boolean => {
  if ('license' in node) return !forbidden.test(node.license);
  const [one, other] = [isAllowed(node.left), isAllowed(node.right)];
  return node.conjunction === 'or' ? one || other : one && other;
};

const nameOf = ({ app, version }: ReleaseRecord): string => `${app} ${version}`;

/** The packages of a release whose license is refused, and a release that does not say what it was built with. */
export const findLicenseProblems = async (release: StoredRelease): Promise<string[]> => {
  const packages = await readPackages(release);
  if (!packages)
    return [`${nameOf(release.record)} does not list its packages (release.json: assets["${packagesFile}"])`];
  return packages.flatMap(({ name, version, license }) => {
    const fault = findLicenseFault(license);
    return fault === undefined
      ? []
      : [`${nameOf(release.record)} was built with ${name} ${version}, which ${fault} (${packagesFile})`];
  });
};
