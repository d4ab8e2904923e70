import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { loadWords } from '#app/studio/words/words.ts';
import { readStudioLanguage, type StudioLanguage } from '#app/words/studio-languages.ts';
import { languageTags, LocaleContext } from '#app/words/words.ts';
import { samples } from './samples.tsx';
import styles from './samples.module.css';

interface SamplesOptions {
  /** The addresses of all style sheets. */
  styles: string[];
  language: string;
}

/** Only in the development server: all components of the kit with their states, one below the other. */
export async function renderSamples({ styles: sheets, language }: SamplesOptions): Promise<string> {
  const locale: StudioLanguage = readStudioLanguage(language) ?? 'en';
  await loadWords(locale);
  // The components have links and forms.
  const router = createMemoryRouter([{ path: '*', element: <Samples /> }]);
  const page = renderToStaticMarkup(
    <LocaleContext value={locale}>
      <html lang={languageTags[locale]}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>The studio’s kit</title>
          {sheets.map((sheet) => (
            <link key={sheet} rel="stylesheet" href={sheet} />
          ))}
        </head>
        <body>
          <RouterProvider router={router} />
        </body>
      </html>
    </LocaleContext>,
  );
  return `<!doctype html>${page}`;
}

function Samples() {
  return (
    <main className={styles.page}>
      <h1>The studio’s kit</h1>
      <p>What is soft can be pressed or filled in; what is square is paper.</p>
      <nav aria-label="Components" className={styles.contents}>
        {samples.map(({ name }, index) => (
          <a key={name} href={`#${name.toLowerCase()}`}>
            {index + 1} {name}
          </a>
        ))}
      </nav>
      <div className={styles.samples}>
        {samples.map(({ name, about, isWide, Sample }, index) => (
          <section
            key={name}
            id={name.toLowerCase()}
            className={styles.sample}
            data-wide={isWide || undefined}
          >
            <h2>
              <span>{index + 1}</span> {name}
            </h2>
            <p>{about}</p>
            <Sample />
          </section>
        ))}
      </div>
    </main>
  );
}
