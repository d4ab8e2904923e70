import type { ReactNode } from 'react';
import { useStudioWords } from '#app/studio/words/words.ts';
import { LinkButton } from '../kit/button.tsx';
import { Icon, type IconName } from '../kit/icon.tsx';
import { Row, RowActions, RowIcon, RowMeta, RowText } from '../kit/list.tsx';
import { Section } from '../kit/section.tsx';
import { Count } from '../kit/state.tsx';

interface PaneProps<Part> {
  title: string;
  /** The number next to the title. */
  count?: number | undefined;
  /** The number is of people who wait for an answer. */
  isUrgent?: boolean;
  link?: { to: string; name: string } | undefined;
  sheet?: 'padded' | 'plain' | undefined;
  /** Null if it could not be read, undefined without the permission. */
  part: Part | null | undefined;
  children: (part: Part) => ReactNode;
}

/** A part of the dashboard, or an error if it could not be read. */
export function Pane<Part>({ title, count, isUrgent = false, link, sheet, part, children }: PaneProps<Part>) {
  const words = useStudioWords().dashboard;
  if (part === undefined) return null;
  return (
    <Section
      title={title}
      count={count ? <Count isPlain={!isUrgent}>{words.number(count)}</Count> : undefined}
      action={
        link && (
          <LinkButton kind="quiet" to={link.to} iconEnd={<Icon name="chevron-right" />}>
            {link.name}
          </LinkButton>
        )
      }
      {...(part !== null && sheet && { sheet })}
    >
      {part === null ? <p>{words.failedPart}</p> : children(part)}
    </Section>
  );
}

interface TaskRowProps {
  icon: IconName;
  title: ReactNode;
  hint?: ReactNode;
  href?: string | undefined;
  /** The label of the link; one word. */
  fix?: string | undefined;
  /** Instead of a link: a button in its form. */
  children?: ReactNode;
}

/** A problem, why it matters, and a link to solve it. */
export const TaskRow = ({ icon, title, hint, href, fix, children }: TaskRowProps) => (
  <Row>
    <RowIcon>
      <Icon name={icon} />
    </RowIcon>
    <RowText title={title} isWhole>
      {hint && <RowMeta>{hint}</RowMeta>}
    </RowText>
    <RowActions>
      {href && fix && (
        <LinkButton to={href}>
          {fix}
          <span className="unseen">: {title}</span>
        </LinkButton>
      )}
      {children}
    </RowActions>
  </Row>
);
