import type { LoaderContext } from 'webpack';
import { type LeftOut, takeOut } from './take-out.ts';

/** A webpack loader: the file without what is left out of it. */
export default function leanLoader(this: LoaderContext<LeftOut>, source: string): string {
  return takeOut(source, this.getOptions());
}
