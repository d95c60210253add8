import { runDev } from '../dev/run-dev.ts';
import { writeLinkNames } from '../links/write-link-names.ts';
import { exitWithSentence } from '../start/exit-with-sentence.ts';
import { apps, dataFolder, isApp } from '../workspace.ts';

// npm run dev [-- storefront …] [--empty]: the named apps (or all) from source, the others from their last
// release; a new server gets no demo products, which takes seconds off its first start.
const words = process.argv.slice(2);
const asked = words.filter((word) => word !== '--empty');
const empty = words.length > asked.length;
const unknown = asked.filter((name) => !isApp(name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown app '${unknown.join("', '")}'. The apps are: ${apps.join(', ')}.\n`);
  process.exit(1);
}
const fromSource = asked.length > 0 ? asked.filter(isApp) : apps;
await writeLinkNames();
await runDev({ dataDir: dataFolder(), port: Number(process.env.PORT ?? 4000), fromSource, empty }).catch(
  exitWithSentence,
);
