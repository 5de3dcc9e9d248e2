import type { CustomFieldControlProps } from '@sveltia/cms'
import type { Localized } from '../../routing/language.ts'
import type { PictureOption } from '../config/choices.ts'
import { editorLanguage } from './editorLanguage.ts'
import styles from './pictureField.css?inline'

const words = {
  none: { ja: '写真なし', en: 'No picture' },
  toChoose: { ja: '写真を選ぶ', en: 'Choose a picture' },
  change: { ja: '変える', en: 'Change' },
} satisfies Record<string, Localized>

/** A choice of the site's pictures by thumbnails, which open below the chosen one. */
export function PictureField({ value, field, forID, onChange }: CustomFieldControlProps) {
  const language = editorLanguage()
  const pictures: readonly PictureOption[] = field.toJS().options
  const chosen = pictures.find((each) => each.value === value)
  const none = { label: words.none[language], value: '', thumbnail: '' }
  return (
    <fieldset
      className="pictures"
      aria-labelledby={`${forID}-label`}
      // The other language's form shows what is chosen here.
      ref={(element) => {
        if (element) element.disabled = !element.closest('[data-locale="ja"]')
      }}
    >
      <style href="pictures" precedence="default">
        {styles}
      </style>
      <details>
        <summary>
          {chosen && <img src={chosen.thumbnail} alt="" />}
          <span>{chosen?.label ?? none.label}</span>
          <b>{words[chosen ? 'change' : 'toChoose'][language]}</b>
        </summary>
        <div>
          {[...(field.get('required') ? [] : [none]), ...pictures].map((each) => (
            <label key={each.value}>
              {each.thumbnail && <img loading="lazy" src={each.thumbnail} alt="" />}
              <span>
                <input
                  type="radio"
                  name={forID}
                  value={each.value}
                  checked={each.value === (value ?? '')}
                  onChange={() => onChange(each.value)}
                />
                {each.label}
              </span>
            </label>
          ))}
        </div>
      </details>
    </fieldset>
  )
}
