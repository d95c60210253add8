import path from 'node:path';
import type { Configuration } from 'webpack';
import { fileRule, loaders, resolve, scriptRule } from '../build/compile-options.ts';
import { root } from '../workspace.ts';

/** How the gallery of the component kit is built into a folder: one script and its fonts. */
export const galleryConfig = (out: string): Configuration => ({
  context: path.join(root, 'packages/ui'),
  mode: 'development',
  target: ['web', 'es2022'],
  entry: { gallery: './src/gallery/page.tsx' },
  devtool: 'cheap-module-source-map',
  output: { path: out, filename: '[name].js', publicPath: '/' },
  resolve,
  resolveLoader: loaders,
  module: { rules: [scriptRule({ refresh: false }), fileRule] },
  performance: false,
  stats: 'errors-warnings',
});
