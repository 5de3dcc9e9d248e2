/**
 * The mark: an arch whose keystone is orange. Two paths in a field of 32 by 28 units, shared by the
 * logo in the page (src/components/frame/Logo.tsx), the icons and the link previews (scripts/).
 */
export const mark = {
  width: 32,
  height: 28,
  stones:
    'M31 19.5A15 15 0 0 0 28.5 11.6L22.9 15.6A8.2 8.2 0 0 1 24.2 19.5ZM27.8 10.7A15 15 0 0 0 21.2 5.9L19.1 12.4A8.2 8.2 0 0 1 22.3 14.7ZM10.8 5.9A15 15 0 0 0 4.2 10.7L9.7 14.7A8.2 8.2 0 0 1 12.9 12.4ZM3.5 11.6A15 15 0 0 0 1 19.5L7.8 19.5A8.2 8.2 0 0 1 9.1 15.6ZM1 21h6.8v7H1zM24.2 21H31v7h-6.8z',
  /** The stones to the right of the keystone; those to the left are its mirror image. */
  right:
    'M31 19.5a15 15 0 0 0-2.5-7.9l-5.6 4a8.2 8.2 0 0 1 1.3 3.9zM27.8 10.7a15 15 0 0 0-6.6-4.8l-2.1 6.5a8.2 8.2 0 0 1 3.2 2.3zM24.2 21H31v7h-6.8z',
  keystone: 'M21.1 2.5A18.2 18.2 0 0 0 10.9 2.5L14.2 12.8A7.4 7.4 0 0 1 17.8 12.8Z',
} as const
