import type { ContentType } from '#app/publishing/content-type.ts';
import { itemName } from '#app/studio/content/facts-in-words.ts';
import { StateBadge } from '#app/studio/content/state-badge.tsx';
import { itemAddress, listAddress } from '#app/studio/content/types/addresses.ts';
import { Button } from '#app/studio/kit/button.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { List, Row, RowActions, RowMeta, RowSide, RowText, RowTick } from '#app/studio/kit/list.tsx';
import { Badge, State } from '#app/studio/kit/state.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { languageNames, shortLanguageNames } from '#app/words/locales.ts';
import { withParams } from './list-input.ts';
import { RowMenu } from './row-menu.tsx';
import { RowPicture } from './row-picture.tsx';
import type { ShownItem } from './shown-item.ts';
import { rememberScroll } from './use-restored-scroll.ts';

interface ItemListProps {
  type: ContentType;
  items: ShownItem[];
  /** There are no bulk actions. */
  isFixed: boolean;
  /** Starter texts can be confirmed; those with a draft cannot. */
  isConfirming: boolean;
  /** Items can be moved up and down. */
  isOrdered: boolean;
  /** What the row menus offer; undefined if there are none. */
  may: { edit: boolean; publish: boolean; trash: boolean } | undefined;
  /** The filter, sort order and page of the list. */
  listState: string;
}

/** About as many as a large screen shows at once. */
const IN_SIGHT = 12;

export function ItemList({ type, items, isFixed, isConfirming, isOrdered, may, listState }: ItemListProps) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().content;
  const hasPictures = items.some(({ picture }) => picture !== undefined);
  return (
    <List hasSelect>
      {items.map((item, index) => {
        const name = itemName(type, item, words);
        const title = name || item.excerpt || words.untitled;
        const form = withParams(itemAddress(type, item.id), { list: listState });
        return (
          <Row key={item.id} wraps={isOrdered}>
            {!isFixed && (!isConfirming || item.starterVersion !== undefined) && (
              <RowTick label={words.choose(title)} name="id" value={item.id} />
            )}
            {!isFixed && item.starterVersion !== undefined && (
              <input type="hidden" name={`version.${item.id}`} value={item.starterVersion} />
            )}
            {hasPictures && <RowPicture type={type} picture={item.picture} isFirst={index < IN_SIGHT} />}
            <RowText
              title={title}
              to={form}
              onOpen={() => rememberScroll(withParams(listAddress(type), { list: listState }))}
              lang={languageOf(title)}
              isFaint={name === ''}
            >
              <RowMeta className={layout.onlyPhone}>
                <ItemStates item={item} />
              </RowMeta>
              <ItemMeta item={item} />
            </RowText>
            <RowSide>
              <ItemStates item={item} />
            </RowSide>
            {(isOrdered || may) && (
              <RowActions>
                {isOrdered && <MoveButtons id={item.id} title={title} />}
                {may && <RowMenu {...{ item, title, form, may }} />}
              </RowActions>
            )}
          </Row>
        );
      })}
    </List>
  );
}

function ItemStates({ item }: { item: ShownItem }) {
  const { content: words, languages } = useStudioWords();
  return (
    <>
      <StateBadge state={item.state} hasDraft={item.hasDraft} />
      {item.when && <small>{item.when}</small>}
      {item.isStarterText && <Badge>{words.starterText.title}</Badge>}
      {item.state !== 'trash' &&
        item.olderIn.map((language) => (
          <State key={language} kind="older">
            <span>
              <span lang={language}>{languageNames[language]}</span>: {languages.states.older}
            </span>
          </State>
        ))}
    </>
  );
}

/** Its date, its languages, and who changed it when. */
function ItemMeta({ item }: { item: ShownItem }) {
  const words = useStudioWords().content;
  return (
    <RowMeta>
      {item.detail && <span>{item.detail}</span>}
      {item.languages.length > 0 && (
        <span>
          {item.languages.map((language, index) => (
            <span key={language} lang={language}>
              {index > 0 && ', '}
              {shortLanguageNames[language]}
            </span>
          ))}
        </span>
      )}
      <span className={layout.onlyDesk}>
        {item.changedBy ? words.changedBy(item.changedBy, item.changed) : words.changedOn(item.changed)}
      </span>
    </RowMeta>
  );
}

/** Never `disabled`, so that the focus stays when an item reaches the end. */
const MoveButtons = ({ id, title }: { id: string; title: string }) => {
  const words = useStudioWords().content.order;
  return (['up', 'down'] as const).map((to) => (
    <Button
      key={to}
      kind="quiet"
      icon={<Icon name={to === 'up' ? 'arrow-up' : 'arrow-down'} />}
      id={moveId(id, to)}
      name="move"
      value={`${to} ${id}`}
      aria-label={words[to](title)}
    />
  ));
};

export const moveId = (id: string, to: 'up' | 'down') => `${to}-${id}`;
