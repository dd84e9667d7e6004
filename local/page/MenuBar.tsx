/** The menus as the script built them, operable by mouse and keyboard as a menu bar is. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Menu, MenuItem } from '../../standin/types';
import { focusSheet } from './focus';

interface MenuBarProps {
  readonly menus: readonly Menu[];
  readonly choose: (caption: string) => void;
}

export function MenuBar({ menus, choose }: MenuBarProps) {
  const [open, setOpen] = useState<number | null>(null);
  const turn = (event: KeyboardEvent, index: number) => {
    const opened = event.key === 'ArrowDown' ? index : index + sideways(event.key);
    if (opened === index && event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen((opened + menus.length) % menus.length);
  };
  return (
    <div role="menubar" aria-label="Menus" class="menu-bar">
      {menus.map((menu, index) => (
        <div key={menu.name} class="menu-holder">
          <button
            type="button"
            role="menuitem"
            aria-haspopup="menu"
            aria-expanded={open === index}
            onClick={() => setOpen(open === index ? null : index)}
            onKeyDown={(event) => turn(event, index)}
          >
            {menu.name}
          </button>
          {open === index && (
            <OpenMenu menu={menu} choose={choose} close={() => setOpen(null)} turn={(event) => turn(event, index)} />
          )}
        </div>
      ))}
    </div>
  );
}

function sideways(key: string): -1 | 0 | 1 {
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : 0;
}

interface OpenMenuProps {
  readonly menu: Menu;
  readonly choose: (caption: string) => void;
  readonly close: () => void;
  /** Given the keys that may lead to another menu. */
  readonly turn: (event: KeyboardEvent) => void;
}

function OpenMenu({ menu, choose, close, turn }: OpenMenuProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  const leave = () => {
    close();
    focusSheet();
  };
  const pick = (caption: string) => {
    leave();
    choose(caption);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close();
    if (event.key === 'Escape') leave();
    else if (!moveFocus(list.current, event.key)) return turn(event);
    event.preventDefault();
  };
  const blur = (event: FocusEvent) => {
    const holder = list.current?.parentElement;
    if (!(event.relatedTarget instanceof Node && holder?.contains(event.relatedTarget))) close();
  };
  return (
    <div role="menu" aria-label={menu.name} class="menu" ref={list} onKeyDown={keys} onFocusOut={blur}>
      {menu.items.map((item, index) => (
        <Item key={item === 'separator' ? index : item.caption} item={item} pick={pick} />
      ))}
    </div>
  );
}

function Item({ item, pick }: { readonly item: MenuItem; readonly pick: (caption: string) => void }) {
  if (item === 'separator') return <hr />;
  return (
    <button type="button" role="menuitem" class="menu-item" tabIndex={-1} onClick={() => pick(item.caption)}>
      {item.caption}
    </button>
  );
}

/** Up, Down, Home and End move the focus within the list, round its ends; true if the key was one of these. */
function moveFocus(list: HTMLElement | null, key: string): boolean {
  const items = [...(list?.querySelectorAll('button') ?? [])];
  const now = items.findIndex((item) => item.matches(':focus'));
  const targets: Readonly<Record<string, number>> = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 };
  const target = targets[key];
  if (target === undefined) return false;
  items.at(target === items.length ? 0 : target)?.focus();
  return true;
}
