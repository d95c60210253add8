import * as EmotionJsx from '@emotion/react/jsx-runtime';
import * as ApiClient from '@pasar/api-client';
import * as SliceKit from '@pasar/slice-kit';
import * as React from 'react';
import * as ReactCompiler from 'react/compiler-runtime';
import * as ReactJsx from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as DesignTokens from './design-tokens.ts';
import * as EmotionReact from './emotion-react.ts';
import * as ReactI18next from './react-i18next.ts';
import * as ReactRouter from './react-router.ts';
import type { sharedVersions } from './versions.ts';
import * as Zustand from './zustand.ts';

/** The one copy of each module that slices share with the shell, in the browser and on the server. */
export const sharedModules: Record<keyof typeof sharedVersions, unknown> = {
  react: React,
  'react/jsx-runtime': ReactJsx,
  'react/compiler-runtime': ReactCompiler,
  'react-dom': ReactDom,
  'react-router': ReactRouter,
  zustand: Zustand,
  i18next: {},
  'react-i18next': ReactI18next,
  '@emotion/react': EmotionReact,
  '@emotion/react/jsx-runtime': EmotionJsx,
  '@pasar/slice-kit': SliceKit,
  '@pasar/api-client': ApiClient,
  '@pasar/design-tokens': DesignTokens,
};
