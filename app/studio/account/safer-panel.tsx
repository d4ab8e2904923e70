import { useStudioWords } from '#app/studio/words/words.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { Icon } from '../kit/icon.tsx';
import layout from '../kit/layout.module.css';
import { List, Row, RowIcon, RowMeta, RowText } from '../kit/list.tsx';
import { Section } from '../kit/section.tsx';

export function SaferPanel({ passkeys, secondStep }: { passkeys: number; secondStep: boolean }) {
  const words = useStudioWords().account;
  const ways = [
    {
      to: studioHref('ownPasskeys'),
      icon: 'fingerprint' as const,
      name: words.passkeysLink,
      text: words.passkeysText(passkeys),
    },
    {
      to: studioHref('ownSecondStep'),
      icon: 'smartphone' as const,
      name: words.secondStepLink,
      text: secondStep ? words.secondStepOn : words.secondStepOff,
    },
  ];
  return (
    <Section title={words.saferTitle}>
      <List>
        {ways.map(({ to, icon, name, text }) => (
          <Row key={to}>
            <RowIcon>
              <Icon name={icon} />
            </RowIcon>
            <RowText title={name} to={to}>
              <RowMeta>{text}</RowMeta>
            </RowText>
            <Icon name="chevron-right" className={layout.quiet} />
          </Row>
        ))}
      </List>
    </Section>
  );
}
