import type { TemplateWords } from '../../models/gallery/templateModel.ts'

export type LogisticsWords = TemplateWords<'logistics'>
export type LineId = keyof LogisticsWords['lines']
export type DepotId = LogisticsWords['depots']['items'][number]['id']

/** A depot's position on a map, and the side of its label. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly side: 'left' | 'right' | 'above' | 'below'
}

export interface MapLayout {
  /** Left edge of the drawing: negative if a label needs the room. */
  readonly left: number
  readonly width: number
  readonly height: number
  readonly land: readonly string[]
  readonly lines: Readonly<Record<LineId, string>>
  readonly places: Readonly<Record<DepotId, Place>>
}

/** The three collection depots, in the order of a depot's `zones`. */
export const origins = ['tokyo', 'osaka', 'fukuoka'] as const

/** The network across a wide window. Lines run at 0, 45 and 90 degrees only. */
export const wideMap: MapLayout = {
  left: 0,
  width: 1440,
  height: 780,
  land: [
    'M318 612V566L344 540H556L580 516V400L650 330H690L706 268H744L752 312H996L1080 228L1096 176H1184L1216 208V396L1184 428L1112 528V566H1078L1056 548L984 620L960 652H884L864 630L838 656H752L700 716H654V652L604 622L420 642H348Z',
    'M150 566L192 530H276L304 558V646L268 690L250 736H212L190 706L172 742H134L112 700L126 624Z',
    'M436 676L600 664L628 690L604 738L548 744L480 764L430 728Z',
    'M1212 186L1206 128L1248 110L1292 62H1330L1366 98L1440 122L1398 160L1360 214L1316 196L1268 210L1246 246L1212 244L1226 206Z',
  ],
  lines: {
    s: 'M1040 500H1390V190L1340 140H1270M620 590L530 680M160 690V706L112 754',
    j: 'M1040 500L900 360H680L620 420V590',
    n: 'M1040 500L1150 390V260L1270 140',
    r: 'M1040 500L950 590H200L160 630V690',
  },
  places: {
    sapporo: { x: 1270, y: 140, side: 'left' },
    sendai: { x: 1150, y: 310, side: 'right' },
    niigata: { x: 880, y: 360, side: 'above' },
    tokyo: { x: 1040, y: 500, side: 'right' },
    kanazawa: { x: 710, y: 360, side: 'above' },
    nagoya: { x: 820, y: 590, side: 'below' },
    osaka: { x: 620, y: 590, side: 'below' },
    takamatsu: { x: 530, y: 680, side: 'left' },
    hiroshima: { x: 430, y: 590, side: 'above' },
    fukuoka: { x: 230, y: 590, side: 'above' },
    kagoshima: { x: 160, y: 690, side: 'right' },
    naha: { x: 112, y: 754, side: 'right' },
  },
}

/** The same network on a phone, from top to bottom. */
export const tallMap: MapLayout = {
  left: -24,
  width: 414,
  height: 600,
  land: [
    'M290 96H326L342 116V190L330 256L318 284H302L266 336L250 366H214L190 396L168 388L160 366L104 434H62L58 400L112 346V256L122 214L114 184H132L150 204L188 140H240L272 124Z',
    'M54 452L70 442H108L126 466L112 540L96 556H76L62 520Z',
    'M140 412L204 396L214 416L186 444L142 438Z',
    'M270 66L276 34L302 10L340 20L386 46L362 78L328 72L300 80L286 92L268 90Z',
  ],
  lines: {
    s: 'M300 250H372V75L347 50H300M140 340L180 380V402M90 530V545L55 580',
    j: 'M300 250L220 170H200L140 230V340',
    n: 'M300 250V50',
    r: 'M300 250L210 340H140L90 390V530',
  },
  places: {
    sapporo: { x: 300, y: 50, side: 'left' },
    sendai: { x: 300, y: 118, side: 'left' },
    niigata: { x: 200, y: 170, side: 'left' },
    tokyo: { x: 300, y: 250, side: 'right' },
    kanazawa: { x: 140, y: 245, side: 'left' },
    nagoya: { x: 222, y: 328, side: 'right' },
    osaka: { x: 140, y: 340, side: 'left' },
    takamatsu: { x: 180, y: 402, side: 'right' },
    hiroshima: { x: 100, y: 380, side: 'left' },
    fukuoka: { x: 90, y: 465, side: 'right' },
    kagoshima: { x: 90, y: 530, side: 'right' },
    naha: { x: 55, y: 580, side: 'right' },
  },
}
