import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Fetched by npm when the bench needs it: 114 packages that nothing else uses. */
const lighthousePackage = 'lighthouse@13.5.0';

const flags = ['--headless=new', '--no-sandbox', '--disable-gpu'].join(' ');

/** A kind of device as Lighthouse knows it, and the least score of its performance (quality P4). */
export const devices = { mobile: 0.95, desktop: 0.99 } as const;
export type Device = keyof typeof devices;

/** Scores from 0 to 1. */
export interface Scores {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
}

interface Report {
  categories: Partial<
    Record<keyof Scores, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  >;
  audits: Record<string, { score: number | null; displayValue?: string }>;
  runtimeError?: { code: string };
  environment?: { benchmarkIndex?: number };
}

export interface LighthouseResult {
  scores: Scores;
  /** What pulls a score down, `total-blocking-time 310 ms`. */
  finds: string[];
  /**
   * Lighthouse's own measure of this machine before it is slowed down four times; it takes some 1,000 for granted
   * (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md).
   */
  machine: number;
}

const read = ({ categories, audits, runtimeError, environment }: Report): LighthouseResult => {
  if (runtimeError) throw new Error(`lighthouse saw no page: ${runtimeError.code}`);
  const score = (name: keyof Scores) => categories[name]?.score ?? 0;
  const finds = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .filter(({ id }) => (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim());
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    finds,
    machine: environment?.benchmarkIndex ?? 0,
  };
};

async function askOnce(url: string, device: Device, browser: string): Promise<LighthouseResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pasar-lighthouse-'));
  const file = path.join(folder, 'report.json');
  const words = ['exec', '--yes', `--package=${lighthousePackage}`, '--', 'lighthouse', url, '--quiet'];
  const options = [
    '--output=json',
    `--output-path=${file}`,
    `--chrome-path=${browser}`,
    `--chrome-flags=${flags}`,
  ];
  try {
    await run('npm', [...words, ...options, ...(device === 'desktop' ? ['--preset=desktop'] : [])], {
      cwd: folder,
    });
    return read(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const tries = 3;

/** Runs Lighthouse on one address. Rejects when it cannot be fetched or saw no page three times, as it does now and then. */
export async function runLighthouse(url: string, device: Device, browser: string): Promise<LighthouseResult> {
  for (let nth = 1; ; nth++) {
    try {
      return await askOnce(url, device, browser);
    } catch (error) {
      if (nth === tries) throw error;
    }
  }
}
