import webpack, { type Configuration, type MultiStats } from 'webpack';

/** Runs webpack once. Warnings go to standard error; throws with webpack's own lines when a build fails. */
export const runWebpack = (configs: Configuration[]): Promise<MultiStats> =>
  new Promise((done, refuse) => {
    const compiler = webpack(configs);
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error || !stats) return refuse(error ?? new Error('webpack gave no answer'));
        const said = stats.toString({ all: false, errors: true, warnings: true, colors: false }).trim();
        if (stats.hasErrors()) return refuse(new Error(said));
        if (said) process.stderr.write(`${said}\n`);
        done(stats);
      }),
    );
  });
