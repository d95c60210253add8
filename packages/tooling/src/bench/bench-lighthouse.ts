import { firstLink, firstProduct } from './first-link.ts';
import { type Device, devices, type LighthouseResult, runLighthouse } from './lighthouse.ts';
import { median } from './median.ts';

/** The public pages by name; a product and a store are the first that the home page links to. */
async function publicPages(market: string): Promise<[name: string, path: string][]> {
  const product = await firstProduct(market);
  const store = product && (await firstLink(market, product, /href="(\/store\/[^"?]+)/));
  const all: [string, string | undefined][] = [
    ['home', '/'],
    ['list', '/search'],
    ['product', product],
    ['store', store],
    ['brands', '/brands'],
    ['promos', '/promos'],
  ];
  const there = await Promise.all(
    all.map(async ([, page]) => page !== undefined && (await fetch(new URL(page, market))).ok),
  );
  return all.flatMap(([name, page], at) => (there[at] && page !== undefined ? [[name, page]] : []));
}

/** A phone's score moves by ten and more from load to load, as the machine is busy; the middle of some counts. */
const loads: Record<Device, number> = { mobile: 5, desktop: 1 };

const middle = (answers: LighthouseResult[]): LighthouseResult => {
  const score = median(answers.map(({ scores }) => scores.performance));
  const answer = answers.find(({ scores }) => scores.performance === score);
  if (!answer) throw new Error('there was no load');
  return answer;
};

const whole = (score: number) => String(Math.round(score * 100));

const holds = ({ scores }: LighthouseResult, device: Device) =>
  scores.performance >= devices[device] &&
  scores.accessibility === 1 &&
  scores['best-practices'] === 1 &&
  scores.seo === 1;

/**
 * Prints Lighthouse's scores of the public pages of a server. Returns whether all of them hold (quality
 * P4).
 */
export async function benchLighthouse(market: string, browser: string): Promise<boolean> {
  let good = true;
  console.log('\nP4  Lighthouse: performance, accessibility, best practices, SEO');
  for (const [name, page] of await publicPages(market)) {
    for (const device of Object.keys(devices) as Device[]) {
      const answers: LighthouseResult[] = [];
      while (answers.length < loads[device])
        answers.push(await runLighthouse(new URL(page, market).href, device, browser));
      const answer = middle(answers);
      const all = answers.map(({ scores }) => whole(scores.performance)).join(' ');
      const { performance, accessibility, 'best-practices': practices, seo } = answer.scores;
      const cells = [performance, accessibility, practices, seo]
        .map((score) => whole(score).padStart(5))
        .join('');
      const kept = holds(answer, device);
      console.log(
        `${kept ? 'holds' : 'FAILS'}  P4  ${name.padEnd(9)}${device.padEnd(9)}${cells}  ${answers.length > 1 ? `of ${all}  ` : ''}${answer.finds.join('; ')}  machine ${Math.round(answer.machine)}`,
      );
      good &&= kept;
    }
  }
  return good;
}
