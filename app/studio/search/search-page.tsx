import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import type { Route } from './+types/search-page.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { cleanText } from '#app/core/text/text-input.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { studioWordsOf, useStudioWords } from '#app/studio/words/words.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { searchEverything, suggestedWords } from './search-everything.server.ts';
import { Button, LinkButton } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { Icon } from '../kit/icon.tsx';
import { Input } from '../kit/input.tsx';
import layout from '../kit/layout.module.css';
import { List, Row, RowMeta, RowText } from '../kit/list.tsx';
import { PageHeader } from '../kit/page-header.tsx';
import { Section } from '../kit/section.tsx';
import styles from './search.module.css';

export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = requirePermission(context, 'studio.enter');
  const { services, now, isInPreparation } = context.get(requestContext);
  const q = cleanText(new URL(request.url).searchParams.get('q') ?? '').slice(0, 100);
  const words = studioWordsOf(staff.language, { isBeforePublic: isInPreparation ?? false });
  const searchContext = { services, staff, now, words };
  const none = { groups: [], isSimilar: false };
  return {
    q,
    suggested: suggestedWords(searchContext),
    ...(q ? await searchEverything({ ...searchContext, q }) : none),
  };
}

export const meta: Route.MetaFunction = studioMeta(({ searchAll }) => searchAll.title);

/** All search results, by type. */
export default function SearchPage({
  loaderData: { q, suggested, groups, isSimilar },
}: Route.ComponentProps) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().searchAll;
  const field = useRef<HTMLInputElement>(null);
  // People open this page to search, so the field gets the focus.
  useEffect(() => {
    if (q === '') field.current?.focus();
  }, [q]);
  return (
    <div className={layout.page}>
      <PageHeader title={words.title} />
      <Form action={studioHref('search')} role="search" className={styles.form} key={q}>
        <Field id="everything" label={words.field}>
          <Input
            id="everything"
            type="search"
            name="q"
            defaultValue={q}
            maxLength={100}
            icon={<Icon name="search" />}
            ref={field}
          />
        </Field>
        <Button kind="primary">{words.find}</Button>
      </Form>
      <p role="status" className={layout.quiet}>
        {q
          ? groups.length === 0
            ? words.none(q)
            : isSimilar
              ? words.similar(q)
              : ''
          : words.help(suggested.map((word) => `“${word}”`).join(', '))}
      </p>
      <div className={`${layout.cols} ${layout.even}`}>
        {groups.map(({ name, found, all }) => (
          <Section
            key={name}
            title={name}
            action={
              all &&
              all.count !== String(found.length) && (
                <LinkButton kind="quiet" to={all.href} iconEnd={<Icon name="chevron-right" />}>
                  {words.all(all.count)}
                  <span className="unseen"> {name}</span>
                </LinkButton>
              )
            }
          >
            <List>
              {found.map(({ href, title, detail }, at) => (
                <Row key={`${href} ${at}`}>
                  <RowText title={title} to={href} lang={languageOf(title)}>
                    {detail && (
                      <RowMeta>
                        <span lang={languageOf(detail)}>{detail}</span>
                      </RowMeta>
                    )}
                  </RowText>
                </Row>
              ))}
            </List>
          </Section>
        ))}
      </div>
    </div>
  );
}
