import type { Component } from "svelte";

export const screens: Record<string, Component<{ id: string }>> = {};
