import { readWeights } from "./model";

/**
 * Written by `evals/detect/fit.ts`; positive speaks for a signal.
 * Columns: feature, weight, and what is added at the moments first, asked, changed, answered, other.
 * Then the wordings: one character a place of the table, see `wording.ts`.
 */
export const SIGNAL_MODEL = readWeights(
  -1.61,
  `
  accusation 0.62 0 0.01 0 0.01 0.01
  accuses_changed 0.02 0 0 0 0 0
  accuses_question 1.93 0 0 -0.02 0 0
  accuses_you 0.22 0 0 0.03 0.01 0.02
  answered -0.3 0 -0.01 0 -0.08 0
  answered_negative -0.01 0 -0.01 0 0 0
  answers -0.2 0.05 -0.05 -0.02 -0.04 0
  answers_with_rule -0.25 0 -0.08 0 0 0
  asked -0.54 0 -0.1 0 0 0
  asked_contrast 0.48 0 -0.04 0 0 0
  asked_forbids 0.96 0 -0.01 0 0 0
  asked_plain -0.28 0 -0.08 0 0 0
  asked_rejects -0.28 0 -0.08 0 0 0
  asked_short -0.53 0 -0.16 0 0 0
  asks_back 1.49 0 0 -0.15 0 0
  asks_bare -0.55 -0.02 -0.02 -0.09 -0.04 0
  asks_bare_negative -0.34 0 0 -0.09 0 -0.01
  asks_contrast 0.07 0 0 0.02 0 0
  asks_last -0.24 -0.05 0.08 -0.04 -0.14 0.07
  asks_last_changed 0 0 0.03 -0.04 0 0
  asks_question -0.43 -0.03 0.08 0.01 -0.04 0.07
  asks_tag -0.25 -0.05 0.08 -0.04 -0.14 0.06
  ban 0.39 -0.03 0.01 -0.04 0.03 0
  changed 0.31 0 0.2 -0.1 0 0
  changed_forbids 0.29 0 0.02 -0.05 0 0
  changed_negative 0.11 0 0.03 -0.15 0 0
  changed_request 0.7 0 0.06 0.15 0 0
  changed_takeback 0.72 0 0 -0.05 0 0
  claimed_fault 0.03 0 0 -0.01 -0.01 0.03
  claimed_negative 0.78 0 0 0.03 0.04 0.04
  code -0.09 0 0 -0.01 -0.01 0
  conditional -0.38 -0.07 0.12 -0.15 0.04 -0.06
  conditional_changed -0.09 0 0.04 -0.06 0 0
  conditional_forbids -0.48 -0.03 0.04 -0.08 -0.02 -0.06
  consent 0.8 0.09 -0.01 -0.04 0 0.02
  constraint -0.63 -0.02 0 0.02 -0.01 0
  contrast 0.56 -0.06 0.06 0.04 -0.01 -0.04
  contrast_changed -0.41 0 0.01 -0.13 0 0
  contrast_overlap 1.06 0 0.01 0.04 0.04 -0.01
  contrast_question -0.12 0 0.1 0.02 0 0
  contrast_request 0.4 0 0 0.12 0 0
  contrast_technical 1.18 0 0 0.11 0 0
  convention 0.46 0.02 0.03 -0.01 -0.05 0.03
  convention_workflow 0.21 0 0.06 0.01 -0.01 0
  deixis 0.17 -0.32 0.06 0.29 0.13 -0.11
  detector_edit_distance 3.33 0 0.03 0.07 0 0
  detector_interruption 1.05 0 0.01 0.02 0 0.01
  detector_restatement 0.54 0 0 0.01 0 0
  detector_rewrite 3.19 0 0 0.06 0 0
  detector_tool_override 1.68 0 0 0.05 0 0
  dislike 0.38 -0.04 -0.02 -0.06 -0.03 0
  durable 0.5 0.04 0 -0.03 0 -0.04
  durable_imperative 0.17 -0.03 0.07 0.06 0.05 -0.1
  durable_taste 0.16 0 -0.01 0.08 0 -0.02
  durable_workflow 0.52 0.08 0.05 0.06 0.03 -0.06
  evaluation 0.62 -0.1 -0.07 0.08 0.08 -0.08
  exclaims -0.01 -0.02 0 0.06 -0.01 -0.03
  expectation 0.2 -0.16 -0.01 0.11 0.06 -0.02
  fault 1.5 -0.01 0.02 0.07 0.01 0.08
  fault_workflow 0.05 0 0.01 0.01 -0.02 0.02
  first -0.5 0.03 0 0 0 0
  forbids 0.3 -0.11 -0.02 0.01 0.07 -0.01
  frustration 1.02 0 -0.01 -0.02 0.05 0.02
  guideline 0.1 -0.02 -0.02 0.06 0.01 0.01
  guideline_changed 0.17 0 0 0.05 0 0
  guideline_task -0.02 0 0 0 0 0
  harm 0.27 0.1 -0.09 0.11 -0.03 -0.01
  harm_changed 0.15 0 0 0.04 0 0
  inquires -0.11 -0.03 0.06 -0.05 -0.08 0.07
  knowledge 0.26 0.09 0.05 -0.16 0.01 0.03
  knowledge_changed -0.29 0 0.07 -0.15 0 0
  knowledge_short 0.12 0 0.07 -0.03 0 0
  lengthy -0.23 -0.12 0 0.05 0.01 0
  lines -0.21 -0.02 0.01 -0.04 -0.01 -0.01
  log -0.8 -0.01 -0.01 0.16 0 -0.03
  long -0.1 -0.03 0 0 0 0
  manner 0.94 0.12 0 -0.02 0.15 0.04
  manner_plain 0.94 0.12 0 -0.02 0.15 0.04
  manner_task 0.03 -0.04 0 0.03 0.03 0
  me 0.58 0.04 0.08 -0.17 0.1 0.12
  me_past -0.02 0.07 0.03 -0.01 -0.04 -0.06
  medium 0.02 0.08 0.02 -0.07 -0.16 0.12
  mine_changed -0.08 0 0 -0.02 0 0
  minewill -0.8 0 -0.01 -0.18 -0.02 -0.04
  misdirection 1.16 -0.02 0.02 0.04 0.04 -0.1
  neg 0.19 -0.23 -0.04 0.19 0.02 0.12
  neg_answered 0.02 0 -0.02 0 0.02 0
  neg_asked -0.14 0 -0.04 0 0 0
  neg_changed 0.3 0 0 0.09 0 0
  negatives -0.24 -0.06 -0.01 -0.03 0.02 0
  negatives_two 0.01 -0.03 0 0.02 0 0.02
  neglect 1.07 -0.01 0 -0.04 0.03 0.07
  neglect_workflow -0.33 0 0 -0.1 0 0
  nextstep -0.6 -0.01 -0.02 -0.1 0.01 -0.07
  no_act -0.52 0.02 0 0 0 0
  no_negative -0.36 0.17 -0.09 -0.02 -0.01 0.07
  norm 0.26 0.12 0 -0.02 -0.03 0
  norm_changed -0.22 0 0.01 -0.08 0 0
  norm_fresh 0.12 0.14 -0.04 0 -0.05 -0.02
  norm_opens 0.78 0.16 0 -0.07 -0.02 0.04
  norm_technical 0.41 0.01 0.02 0.08 0.01 0
  norm_workflow 0.55 0.08 0.03 0.05 -0.01 0.02
  obligation 2.48 -0.03 0 0 0 0
  only_question -0.23 -0.01 0.06 0 -0.1 0.11
  opens_but 1 0 0 0.09 0 0
  opens_request -0.8 -0.12 -0.03 0.14 0.06 -0.04
  opens_yes -0.94 -0.01 -0.01 -0.12 0.04 0
  other_number 0.83 0 0 0.15 0.09 0.01
  other_value 0.6 0 0.05 0.05 0.01 0.08
  other_value_short 0.84 0 0.06 0.1 0.01 0.08
  overlap 1.58 0 0 0.37 0 0.1
  overlap_negative 0.6 0 0 0 0 0.03
  own_trouble -0.9 0.09 0.05 0 -0.01 -0.03
  past 0.32 0 0.04 0.07 0.11 -0.12
  past_changed -0.28 0 0 -0.08 0 0
  pasted -0.01 -0.02 -0.01 0.08 -0.02 -0.03
  pasted_remark -0.35 0 0 -0.08 -0.02 0
  persistence -0.06 -0.05 0.02 -0.12 -0.03 0.07
  persists 1.08 0 0 -0.28 0 0
  persists_neutral -0.29 0 0 -0.09 0 0
  pivots 0.37 0 -0.09 -0.04 0 0.01
  pivots_request -0.63 0 0 0 0 0
  preferring 0.33 0.02 0.01 -0.07 -0.03 0.02
  preferring_workflow 0.23 0.05 0.01 0.04 -0.04 0.01
  prohibition -0.26 -0.16 -0.01 -0.06 -0.02 0.08
  prohibition_workflow -0.15 -0.05 0 -0.01 0.03 -0.01
  question_changed -0.03 0 0 -0.01 0 0
  question_neg 0.01 0 -0.01 -0.05 -0.05 0.11
  question_unblaming 0.25 -0.01 0.06 0 -0.03 0.06
  recurrence 0.67 0 0.02 0.17 -0.06 -0.05
  regression 0.41 0.01 0 -0.01 -0.04 -0.01
  rejects 0.64 -0.04 -0.09 -0.06 -0.06 0.07
  rejects_value 1.01 0 0 -0.06 0 0
  remark 0.91 -0.01 0.02 0.04 0.03 0.2
  remark_answered -0.07 0 -0.05 0 0.03 0
  remark_asked 0.07 0 0.02 0 0 0
  remark_changed 0.23 0 0 0.07 0 0
  remark_changed_long -0.1 0 0 -0.03 0 0
  remark_changed_short -0.09 0 0 -0.03 0 0
  remark_clean 0.25 0 0 0.07 0 0
  remark_first 0.28 0.08 0 0 0 0
  remark_requests -0.36 -0.12 0.11 -0.07 0.03 -0.06
  reminder 0.86 -0.02 0 0.15 0.01 -0.01
  repeated 0.29 0 -0.01 0.05 0.04 0.01
  request_limit -0.37 -0.02 0.07 0.08 0.03 0.02
  request_neg 0.17 -0.1 0 0.1 0.02 0.03
  request_takeback -0.17 0 0 -0.05 0 0
  requests -0.18 -0.17 0.15 0.12 0.04 -0.19
  requests_negative -0.37 -0.1 -0.01 -0.01 0.03 -0.02
  requests_only -0.21 -0.03 0.14 0 -0.01 -0.16
  restrict 0.35 -0.09 0.03 0.15 0 0.01
  restrict_changed 0.17 0 0 0.05 0 0
  rewords 0.18 0 0 0 0 0
  rigor 0.28 -0.04 0 0.01 0 -0.03
  selfcorrection -1.12 0 0 -0.02 -0.01 -0.01
  selfserve 0.65 0 0 0.02 0 0.01
  settles -0.28 -0.02 -0.02 0.02 -0.04 -0.03
  short -0.33 0.1 -0.12 -0.13 0.06 -0.01
  shouts -0.01 -0.01 -0.02 0.02 0 0.01
  standing -0.05 0.04 0.01 -0.05 -0.02 0.01
  standing_forbids -0.6 -0.07 -0.01 -0.1 -0.03 0.02
  standing_universal -0.26 -0.01 0.01 -0.04 -0.06 0.02
  state 0.04 -0.2 0.12 0.01 0.06 0.02
  state_changed 0.09 0 0 0.03 0 0
  state_opens 0.3 -0.16 0 0.16 0.15 -0.06
  state_overlap 0.65 0 0.04 0.09 0.07 0
  stopped_complaint 0.1 0 0 0.01 0 0.02
  success -0.59 -0.01 0.01 -0.12 0.02 -0.08
  success_negative 0.48 -0.01 0.02 0.12 0.04 -0.04
  success_opens -0.68 0 0 -0.17 -0.02 -0.02
  success_pivots 0.15 0 0 0.07 0 -0.02
  swap -0.01 -0.02 -0.06 -0.08 0.05 -0.11
  tag 0.1 -0.02 -0.01 0.14 -0.03 -0.05
  takeback 0.03 -0.02 0 -0.06 -0.05 -0.04
  taste -0.34 -0.1 -0.1 0.13 0.04 -0.08
  taste_only 0 -0.07 -0.06 0.17 0.01 -0.05
  technical -0.09 -0.06 0.03 0.1 -0.02 -0.08
  temporary -0.4 -0.09 -0.03 -0.02 0.03 -0.02
  terse -0.16 0 -0.13 0.02 -0.09 0.13
  terse_order -0.19 0 -0.18 -0.01 -0.01 0.02
  terse_technical_order 0.72 0.11 0.02 -0.05 0.01 0.01
  trouble -0.05 0.09 0.01 -0.14 0.09 0
  trouble_changed -0.48 0 0 -0.14 0 0
  trouble_negative -0.42 -0.01 0 -0.1 0.04 -0.05
  tweak 0.11 -0.04 -0.03 -0.1 0.03 0.17
  unasked 1.61 0 0 0.4 0 0.08
  unasked_negative 0.56 0 0 0.13 0 0.04
  undone 0.35 0 -0.01 0.07 0.04 0
  undone_negative 0.21 0 -0.01 0 0.03 0.03
  universal 0.51 -0.01 0.01 0.18 -0.07 0.05
  universal_workflow 0.26 -0.01 0.02 0.05 0.02 0
  we 0.51 -0.11 0.11 0.41 -0.14 -0.11
  we_plain 0.26 -0.04 0.05 0.26 -0.11 -0.09
  wordy -0.17 -0.06 0 0.01 0 0
  wordy_negative -0.07 -0.01 0 -0.01 0 0
  workflow 0.05 0.16 0 -0.09 0.02 -0.08
  workflow_only 0.39 0.19 0.04 -0.05 0 -0.06
  works -0.54 -0.01 -0.02 -0.17 0.02 0.01
  world_question -0.81 -0.01 0.06 0 -0.05 0
  yes_changed -0.4 0 0 -0.12 0 0
  yes_contrast 0.07 0 0.03 -0.01 0 0
  yes_neg 0.03 0 0.05 -0.1 0 0.06
  yes_negative 0.52 0 -0.01 0.12 0.02 0.03
  you 0.86 -0.04 -0.02 0.03 0.08 0.2
  you_changed 0.23 0 0 0.07 0 0
  you_past 0.44 -0.06 0 0.01 0.07 0.11
  `,
  {
    largest: 1.2409,
    levels: `
  eYc.c.gegikWjaik...mkgegWeigkcZaldfXhfcbkdbibiqkof.fjjghmZfifcaegd.fhhecegpnXjkgjfejbcb4.hhdddegVfnbgibeZlXabYZd
  fbV.WjdYfdmhafhZWieebg.ejhjdmbehegdkfj..VQeng.jdadZX.ijbdZjhgked.eZae.mbefffeohgaacffbibdaabffgggdcnk.gdihc...tZ
  cb.bde.cWlhZnffigblmcbeedi.dig.jiLSedWhgYaingV.hfhhghdZheYegbijhiefffhekkeiiXgggh.gcgcnbfZjedf.ahfefo.affdqfecmH
  gYsa..fehlfbYiZemhqdcbbc.ifh.clcnbmXg.cfZfbb.hiZVnXgacejWideaecaeiWd.dYVcfXe.fofigbigZWWUnecYneldeicihmfe..bbXen
  h.jfdihibcbdci..hacg.ffh..YgbgffpjfahdffefXigiaUbiiefdjcnc.kdfehYijhefQghbaffgcgbkYZZeaajgacijXljifgjYbjTfcfbcjm
  XYebbhg.YgfdeZe.peggf.hfffWbjaaaaafcdhWeah.ljggbbgnX.ijfdZjZfoneYfhdimd.bfntgjTiZajhgdelhgjj.kWZhedfYddPddbeeijk
  ebhghbflaioZjchb.fgijceVdeifbZipgfdgkYYNnqeddedhedg.dUgjkgShj.g.gclbehg.gifddijcbjeYflgk...edieVd.bcec.gfdeZ.bco
  dZg.bege.nac.ffbsf.c..Wif.hgcffihgm.bbic.ggXjhhfaeifbggfgjb.wchefhYfZVgZkpbiXgogaafgX.XcehicofaeaagdahdfXghl.ofY
  piZdgZbgbfiiehfdZUfgQlbgc.dehffebfiaffgacgdke.dl.jfcgca.ydbUm.dfhfhilgl.eeehaf.bhgTngdfnajgejqj..hcdfedcfckfYidh
  .ZgfbjicdZZZaefojehed.YhcbXaXfccd.n.ZggcdfVbgSqbbdejbeahhlmghcdldYh..cg.fhgiqdejgfb.q.cfeegaj.hgbegijnXhfaba.jel
  eedZbcZeSbfrfVZfcbZaeeitielheZfcjZekkkfcpha.Zkhg.e.hclfhhVlkVacleh.ifedPfgdlaeeYfa.kgdlcadYibl.cehakiepl.agephia
  icageh.b.sedacgkcbbndh.fff.cfYc.g.dSimmec.g.ejZbobfrbjhXfcl.eahdfSpj.ckqYjgdfeecQbathZiglddebX.rmggaUjaWledZbdgc
  gfcfcdZ.ab.rcbffmcacgUmbfigbhfecaMikf.yfbcZnkgegf.gehildefbXjggfW.fgXfgg.didXcggcfdZgdaajdicdfiZ.cjdbeXdeYW.fhRT
  etkaflgakjgnhagfephcZkWedeeegeiQgfZgddaelaee.jlhdWdjefZVkagifcZiifigaf.ifgghfggZahhlhedebaaimi..egeib..geedYfeXg
  wb.de.abccdYdh.neZmdhchogbicVYbejegYaadio.i9dnZZcgdldfchhfaaZacdhldYc.becitkf.Wg.d.XeTXabidZcfd.e.adcicffaaibjb.
  adcghfladdkjrkkddjkc..Yikfbcf.jjiiejgkfpbgHZh.veZdjcignb.dbmjmgfdZcleqdfoiocaeYklx.fadeee.cdfdkic.bcbaeckeh.keed
  mhkghdeoZccl.phjcjhccfdecieh.gcXficcgg.hddchmeagifjghhgfg.ihfZ.eoe.jqildTkihhjihekbV..mhihdblgTjeahl.cfclfcjhdYr
  YgXXd.i.aafldfb.bZbicnieh.admm.sYfegjbkecXdcidh.mgclgkhifclibd.kcUkaegce.k.bdjcebgganpJi.h.cXdgXhiioYfbk.deWhafc
  gZa..gh..sddgbkihflgjiikYbkafiegedekcfkdiRXoh.gjjifahfchfh.edXkfcedkjdfblgljYnZlablkaeccbZmiebhi.gbb.abhbdaeZcaf
  dfZcbkhg.gvghhicddZaXaehddgkfgoXfvhe.nh.glgdTUhejhUcfeddZ.hhcdgYardcn.Re..Wefk.h..ncgkefXada.e.ZgkbZhcgide.YfkZh
  grfdZhegfialjjjdlcegYbek.alididaicbj.fekYcZWfXa..ffkdqhia.ckcah0ulhgfQfahdhjmgg.YcRbkflciUas.eejcebggYjfjjZcdf..
  fffgkaccX.dqdfegddUji...Rg.ZcfbZmbegeaeeadTgcXkf.eckinhmac.fYaeakW.dkdaXe.ifnfcgi.cVh.Zbggggf.artcn.fTjgdXdjZdge
  ffaeZfYljicliWhe.adnaZmiemWdfk.fieacZZdeZaljfid.XXh.fedfagejiiii.dheghoZ.gbbeibk.jd.UebTgbgXhe.gheWWgckflVgdfeh.
  elXYSZfec.fgggaiibbhmX.gjdahhbde.Qgk.hgiXZmhakemie..icgkcecUdjbbkc.dfUcjeYbX.ZgbleQdhmgbgkedZccXsegi.VdhggagmZhw
  ..dffh.hYnel.bZfkodffmchgifZnedkZlffgecnc.gZiecfge.atd.Ykef.jWkrckfUef.cgfacckXiYRZfcYfbggbkcdchf.ihiciicii.eodf
  h.ifdlQdi.ejdkfZhikvoafcchceggqhgicWg.dcga..hgdYc.chix.fjcXh.ihhd.bkedfkddeZffggccfbe.ehegchZcecdd.ijggchefgpjbd
  kYceh..jejeggfeig.jqfehj.laVblcgggaffcf.fdacZ.mdeqfgieYYkdfjj.bjZdlablnddfa.gehfcmhdkeijlinl.ZjX.fddVhlegkeahYac
  iaecddkmafgjfahd.hkgmaPce.h..fVkd.cfaccgjlmafXfecf.h.iifZgffdeYZfidhmcVdfgSbN.hch.kc.vfcXkjcjbeVfcdil.b.iga.Ycib
  eh.YgdmUc.miadebgYnjdc.gj.cjWUb.ceceTXaifd5cki.eiejkfkefgf.difeiekdedjaZcUhkaecedW.glhZalbddjfedgWehcmhcbehiccij
  XZfhdccffaegh.liWafcdfV.do.lecfee.XUfhfakZghYje..hga.X.XdmjekbRg.ahbih.ZgaolefeVfcYi.dmhdlcgXbXciWfWthbfgnjejVqj
  .cgj.Y..gicfcgdhofgggdcbQbYadhZdZ.cebekYkg..fgfgjceZdciflljhh.efcpkdgchgafejddkfaZff2.Wge.elajefdfeZSrZFgmiJirfk
  fk.YZghkjidlfs.bggcidnWccl..fmddhfmbgjbkfd.c.ZeegfjaefiOggUmakg..eieedggjl.dlZdVmqXk.g9djgfdTjcjmXdf..nfcbSc.lWg
  YggoQe.tfdkhb.jbjXbfigXegnlofe.kXlb.XlbkWXhh.fnWVlih.biggkibghh.ghtieciiieaec..WYbdXkfkggdfgkm.eeZhbpad.Wbhkjjgm
  .hfmegkllW.ghfibmkagUhdhdadZZfkfnaadhc.dedfgafdbckd.chYchhdYedjdkeedkbafq.jZgXjheefefiYhgd.ZdZkcXgefaZblh.cg.eec
  Ye.kemkb.hjkfhgb.edkhlagcegigedZffkaaX.fibZj.bneffeeibfeZfcjgegfebhkhdk..neagcaaegdYdhWjcgkZogbhireeddjjihgnYYWa
  h.kf4ZkhgkUYe.gbZgaekcbhehc.fiafZfimoaVgehhiUhjedddfcoifjbffkYkgc.jjimi.injnbjjjgbfei.Zfefofiagei.fVaeh.ifgckYmV
  iigf.eajajdZcegbib.kYkegiYbcecjbh.aeQfhf.gchhhha.ehe.ifaf.dSp.di
  `,
  },
);
