import type { Language } from '../../../routing/language.ts'
import { ContactBanner } from '../../components/frame/ContactBanner.tsx'
import { ContactBar } from '../../components/frame/ContactBar.tsx'
import { FloatingBar } from '../../components/frame/FloatingBar.tsx'
import { Footer } from '../../components/frame/Footer.tsx'
import { Menu } from '../../components/frame/Menu.tsx'
import { SearchBox } from '../../components/frame/SearchBox.tsx'
import { SkipLink } from '../../components/frame/SkipLink.tsx'
import { ToTop } from '../../components/frame/ToTop.tsx'
import { frame } from '../../models/frame/frame.ts'
import { words } from '../../models/site/site.ts'
import { dummies, dummyPhone } from '../dummies.ts'
import type { Specimen } from '../specimen.ts'

export function frameParts(language: Language): Specimen[] {
  const { skip, search, home, menu, languages, banner, footer, contact, phone, toTop } = frame(
    'about',
    language,
  )
  const call = { ...dummyPhone, label: words.site.call[language] }
  // Taller than its window, so that it scrolls.
  const page = <p style={{ minBlockSize: 1000 }}>{dummies[language].paragraph}</p>
  return [
    {
      of: ['FloatingBar'],
      state: 'over the page',
      window: 160,
      show: { node: <FloatingBar home={home} openMenu={menu.open} /> },
    },
    {
      of: ['Menu', 'MenuMap'],
      state: 'open',
      window: 800,
      forced: 'open',
      show: { node: <Menu menu={menu} search={search} index="" languages={languages} /> },
    },
    {
      of: ['SearchBox'],
      state: 'untouched',
      room: 'text',
      show: { node: <SearchBox search={search} place="menu" /> },
    },
    {
      of: ['SkipLink'],
      state: 'focused',
      window: 160,
      forced: 'focused',
      show: { node: <SkipLink label={skip} /> },
    },
    {
      of: ['ToTop'],
      state: 'scrolled',
      window: 160,
      forced: 'scrolled',
      show: {
        node: (
          <>
            {page}
            <ToTop label={toTop} />
          </>
        ),
      },
    },
    ...(contact
      ? [
          { state: 'on a phone', number: phone },
          { state: 'with a telephone number', number: call },
        ].map(({ state, number }) => ({
          of: ['ContactBar'],
          state,
          window: 500,
          show: {
            node: (
              <>
                {page}
                <ContactBar contact={contact} phone={number} toTop={toTop} />
              </>
            ),
          },
        }))
      : []),
    {
      of: ['ContactBanner'],
      state: 'at the end of a page',
      show: { node: <ContactBanner {...banner} /> },
    },
    {
      of: ['Footer'],
      state: 'one page current',
      window: 'fit',
      show: { node: <Footer footer={footer} home={home} languages={languages} phone={phone} /> },
    },
  ]
}
