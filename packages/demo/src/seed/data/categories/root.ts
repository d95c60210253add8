import type { Piece } from '../../images/compose-art.ts';

interface Names {
  id: string;
  en: string;
}

/** A group of the second level, with the picture of its tile. */
export interface Group extends Names {
  slug: string;
  picture: Piece;
  leaves: readonly (readonly [slug: string, id: string, en: string])[];
}

/** One of the six categories of SPEC 3, with the banner of its menu. */
export interface Root extends Names {
  slug: string;
  /** Name of a Lucide sign. */
  icon: string;
  banner: Names & { pictures: readonly Piece[] };
  groups: readonly Group[];
}
