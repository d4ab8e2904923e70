import { StateBadge } from '#app/studio/content/state-badge.tsx';
import { useLanguageOf } from '#app/words/language-of.ts';
import { List, Row, RowMeta, RowText } from '#app/studio/kit/list.tsx';
import type { ShownUse } from './load-file.server.ts';

/** The uses of a file, each with a link to its form. */
export function FileUses({ uses }: { uses: ShownUse[] }) {
  const languageOf = useLanguageOf();
  return (
    <List>
      {uses.map(({ title, detail, state, href }, index) => (
        <Row key={index}>
          <RowText title={title} to={href} lang={languageOf(title)}>
            <RowMeta>
              {state && <StateBadge state={state} hasDraft={false} />} {detail}
            </RowMeta>
          </RowText>
        </Row>
      ))}
    </List>
  );
}
