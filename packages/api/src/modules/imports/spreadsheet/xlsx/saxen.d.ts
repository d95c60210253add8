/** The part of saxen that reads sheets; the package ships no types. */
declare module 'saxen' {
  export class Parser {
    on(
      event: 'openTag',
      listener: (name: string, attributes: () => Record<string, string> | false) => void,
    ): this;
    on(event: 'closeTag', listener: (name: string) => void): this;
    on(event: 'text' | 'cdata', listener: (text: string) => void): this;
    on(event: 'attention', listener: (text: string) => void): this;
    /** Throws what a listener throws, and what is wrong with the text. */
    write(text: string): this;
    end(): Error | null;
    stop(): void;
  }
}
