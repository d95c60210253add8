/** The versions that the shell carries; a slice built against another major does not start. */
export const sharedVersions = {
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  'react/compiler-runtime': '19.3.1',
  'react-dom': '19.3.1',
  'react-router': '8.5.1',
  zustand: '5.1.0',
  i18next: '27.1.2',
  'react-i18next': '18.0.1',
  '@emotion/react': '11.14.0',
  '@emotion/react/jsx-runtime': '11.14.0',
  '@pasar/slice-kit': '0.3.0',
  '@pasar/api-client': '0.2.0',
  '@pasar/design-tokens': '0.2.0',
} as const;
