import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';

export interface MapRequest {
  map: Uint8Array;
  /** Lines and columns count from 1, as in stacks. */
  positions: { line: number; column: number }[];
}

export interface MappedPosition {
  file: string;
  name: string;
  line: number;
  column: number;
  source?: { from: number; lines: string[] };
}

const around = 2;
const longestLine = 200;

/** Without webpack's scheme, the folders above, and the package manager's own. */
const toFile = (source: string): string =>
  source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^(\.{1,2}\/)+/, '')
    .replace(/^.*node_modules\/(?!\.pnpm)/, 'node_modules/')
    .slice(0, 200);

/**
 * The places in the sources of places in a built file. Runs in a thread with bounds: maps come from teams.
 */
export const readSourceMap = ({ map, positions }: MapRequest): (MappedPosition | null)[] => {
  const traced = new TraceMap(Buffer.from(map).toString());
  return positions.map(({ line, column }) => {
    const found = originalPositionFor(traced, { line, column: Math.max(0, column - 1) });
    if (found.source === null) return null;
    const text = sourceContentFor(traced, found.source);
    const from = Math.max(1, found.line - around);
    const lines = text?.split('\n').slice(from - 1, found.line + around);
    return {
      file: toFile(found.source),
      name: found.name ?? '',
      line: found.line,
      column: found.column + 1,
      ...(lines && { source: { from, lines: lines.map((one) => one.slice(0, longestLine)) } }),
    };
  });
};
