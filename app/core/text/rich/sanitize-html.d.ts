/** The part of sanitize-html that we use; the package has no types. */
declare module 'sanitize-html' {
  interface Options {
    allowedTags: string[];
    allowedAttributes: Record<string, string[]>;
    allowedSchemes: string[];
    allowProtocolRelative: boolean;
    transformTags: Record<string, string>;
    nestingLimit: number;
  }
  export default function sanitizeHtml(
    html: string,
    options: Pick<Options, 'allowedTags'> & Partial<Options>,
  ): string;
}
