import { nameCardAppearance } from '../images/photos/name-card-appearance.ts';
import { type FindCovers, type FindPhoto, listCovers } from './plan-images.ts';

/** Remembers what it found: several stores list the same make. */
export function createCoverFinder(find: FindPhoto): FindCovers {
  const known = new Map<string, ReturnType<FindCovers>>();
  return (make, palette) => {
    const { kind, brand, line, pack } = make;
    const name = JSON.stringify([kind.motif, brand, line.print, pack.say, palette]);
    const covers =
      known.get(name) ??
      listCovers(make, palette).flatMap((photo) => {
        const file = find(photo);
        return file === undefined ? [] : [{ photo, file, appearance: nameCardAppearance(photo) }];
      });
    known.set(name, covers);
    return covers;
  };
}
