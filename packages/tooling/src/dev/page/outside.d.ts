declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(global: unknown): void;
  export function isLikelyComponentType(type: unknown): boolean;
  export function register(type: unknown, id: string): void;
  export function performReactRefresh(): unknown;
  export function createSignatureFunctionForTransform(): (type: unknown, ...rest: unknown[]) => unknown;
}

/** `shell/src/loading/secure-script.ts`, which is outside this package: the build puts its path here. */
declare module '@pasar/shell-script-factory' {
  export interface PlannedFiles {
    shell: { base: string };
    slices: Record<string, { base: string }>;
  }
  export type SecureScript = (url: string) => HTMLScriptElement | null;
  export function createSecureScript(plan: PlannedFiles, origin: string): SecureScript;
}

/** `shell/src/messages/message-loader.ts`, likewise. */
declare module '@pasar/shell-message-loader' {
  export function createMessageLoader(
    locale: 'id' | 'en',
  ): Promise<{ i18n: import('./dev-page.ts').MessageStore }>;
}
