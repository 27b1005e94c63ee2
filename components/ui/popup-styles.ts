/** Surface of everything that floats: select, menu, popover. */
export const popupStyles =
  "float-motion origin-(--transform-origin) max-w-[calc(100vw-1rem)] rounded-md border border-line bg-raised p-1 text-base text-ink shadow-float outline-none";
